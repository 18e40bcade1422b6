import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { siteFacts } from "#lib/generation/site/site-facts.ts";
import { faces } from "./_site/fonts.ts";
import { Footer } from "./_site/footer.tsx";
import { Header } from "./_site/header.tsx";
import { DeadControlsStyle } from "./_site/needs-script.tsx";
import { MessagesProvider } from "./_site/words/messages-provider.tsx";
import { partsForAll } from "./_site/words/page-message-parts.ts";
import { requestLanguage } from "./_site/words/request-language.ts";
import "./globals.css";

export async function generateMetadata(): Promise<Metadata> {
  const [{ say }, metadataBase] = await Promise.all([requestLanguage(), ownAddress()]);
  return {
    metadataBase,
    title: { default: say("site.title"), template: "%s · Rowpress" },
    description: say("site.description"),
    openGraph: {
      siteName: "Rowpress",
      type: "website",
      images: [{ url: "/social.png", width: 1200, height: 630, alt: say("site.title") }],
    },
    twitter: { card: "summary_large_image" },
    icons: { icon: { url: "/icon.svg", type: "image/svg+xml" }, apple: "/icon-180.png" },
  };
}

/** Shared links need the site's own address, which comes from the request. */
async function ownAddress(): Promise<URL> {
  const sent = await headers();
  const host = sent.get("x-forwarded-host") ?? sent.get("host") ?? "localhost";
  const address = `${sent.get("x-forwarded-proto") ?? "http"}://${host}`;
  return URL.canParse(address) ? new URL(address) : new URL("http://localhost");
}

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f4f4f0" },
    { media: "(prefers-color-scheme: dark)", color: "#15181b" },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // The pages show limits and how long files are kept: these must be this process's settings, not those of the build.
  await connection();
  const [{ retentionHours, directUploads }, { language, say }] = await Promise.all([siteFacts(), requestLanguage()]);
  const { direction } = new Intl.Locale(language).getTextInfo();
  return (
    <html lang={language} dir={direction} className={faces} data-uploads={directUploads ? "direct" : "form"}>
      <head>
        <DeadControlsStyle />
      </head>
      <body>
        <a className="skip" href="#main">
          {say("site.skip")}
        </a>
        <MessagesProvider parts={partsForAll}>
          <Header say={say} />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer retentionHours={retentionHours} language={language} say={say} />
        </MessagesProvider>
      </body>
    </html>
  );
}
