import type { Metadata } from "next";
import { Message } from "./_site/message.tsx";
import { requestLanguage } from "./_site/words/request-language.ts";

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
        <a className="button" href="/">
          {say("site.home")}
        </a>
      </p>
    </Message>
  );
}
