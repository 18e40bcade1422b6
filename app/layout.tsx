import type { Metadata, Viewport } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { siteFacts } from "#lib/generation/site-facts.ts";
import { languages } from "#lib/messages/languages.ts";
import { displayFace, textFace } from "./_site/fonts.ts";
import { Footer } from "./_site/footer.tsx";
import { Header } from "./_site/header.tsx";
import { requestLanguage } from "./_site/request-language.ts";
import { Spoken } from "./_site/say.tsx";
import "./globals.css";

export async function generateMetadata(): Promise<Metadata> {
  const { say } = await requestLanguage();
  return { title: { default: say("site.title"), template: "%s · Rowpress" }, description: say("site.description") };
}

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f4f4f0" },
    { media: "(prefers-color-scheme: dark)", color: "#15181b" },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // The pages state limits and how long files are kept: as this process is set, not the one that built them.
  await connection();
  const [{ retentionHours, directUploads }, { language, say }] = await Promise.all([siteFacts(), requestLanguage()]);
  return (
    <html
      lang={language}
      className={`${textFace.variable} ${displayFace.variable}`}
      data-uploads={directUploads ? "direct" : "form"}
    >
      <body>
        <a className="skip" href="#main">
          {say("site.skip")}
        </a>
        <Spoken language={language} messages={languages[language].messages}>
          <Header say={say} />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer retentionHours={retentionHours} language={language} say={say} />
        </Spoken>
      </body>
    </html>
  );
}
