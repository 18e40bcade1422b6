import type { Metadata, Viewport } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { siteFacts } from "#lib/generation/site-facts.ts";
import { displayFace, textFace } from "./_site/fonts.ts";
import { Footer } from "./_site/footer.tsx";
import { Header } from "./_site/header.tsx";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Rowpress: a document for every row", template: "%s · Rowpress" },
  description: "Upload a spreadsheet, choose a template, and download a finished PDF for every row.",
};

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
  const { retentionHours, directUploads } = await siteFacts();
  return (
    <html
      lang="en"
      className={`${textFace.variable} ${displayFace.variable}`}
      data-uploads={directUploads ? "direct" : "form"}
    >
      <body>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <Header />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer retentionHours={retentionHours} />
      </body>
    </html>
  );
}
