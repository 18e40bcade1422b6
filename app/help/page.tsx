import type { Metadata } from "next";
import { siteFacts } from "#lib/generation/site/site-facts.ts";
import { hoursInWords } from "../_site/words/hours-in-words.ts";
import { requestLanguage } from "../_site/words/request-language.ts";
import styles from "./help.module.css";

const questions = [
  "start",
  "undo",
  "accents",
  "dates",
  "zeros",
  "labels",
  "design",
  "word",
  "photos",
  "long",
  "empty",
  "scripts",
  "wrong",
  "setups",
  "jobs",
  "share",
] as const;

export async function generateMetadata(): Promise<Metadata> {
  const { say } = await requestLanguage();
  return { title: say("help.title"), description: say("help.intro") };
}

export default async function Page() {
  const [{ retentionHours }, { say }] = await Promise.all([siteFacts(), requestLanguage()]);
  const answers = questions.map((id) => ({ id, question: say(`help.${id}`), answer: say(`help.${id}.answer`) }));
  const time = hoursInWords(retentionHours, say);
  const privacy = { id: "privacy", question: say("help.privacy"), answer: say("help.privacy.answer", { time }) };
  return (
    <div className={styles.help}>
      <h1>{say("help.heading")}</h1>
      <p className="soft">{say("help.intro")}</p>
      {[...answers, privacy].map(({ id, question, answer }) => (
        <section key={id} id={id}>
          <h2>{question}</h2>
          <p>{answer}</p>
        </section>
      ))}
    </div>
  );
}
