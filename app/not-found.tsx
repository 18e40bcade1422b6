import type { Metadata } from "next";
import Link from "next/link";
import { Message } from "./_site/message.tsx";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <Message title="There is no such page">
      <p>The address may be mistyped, or the page was about files that have been deleted.</p>
      <p>
        <Link className="button" href="/">
          Make documents
        </Link>
      </p>
    </Message>
  );
}
