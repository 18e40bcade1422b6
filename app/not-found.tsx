import type { Metadata } from "next";
import Link from "next/link";
import { Message } from "./_site/message.tsx";
import { requestLanguage } from "./_site/request-language.ts";

export async function generateMetadata(): Promise<Metadata> {
  const { say } = await requestLanguage();
  return { title: say("missing.title") };
}

export default async function NotFound() {
  const { say } = await requestLanguage();
  return (
    <Message title={say("missing.heading")}>
      <p>{say("missing.why")}</p>
      <p>
        <Link className="button" href="/">
          {say("site.home")}
        </Link>
      </p>
    </Message>
  );
}
