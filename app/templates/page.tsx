import type { Metadata } from "next";
import Link from "next/link";
import { siteFacts } from "#lib/generation/site-facts.ts";
import { templateIn } from "#lib/messages/template-words.ts";
import { requestLanguage } from "../_site/request-language.ts";
import styles from "./templates.module.css";

export async function generateMetadata(): Promise<Metadata> {
  const { say } = await requestLanguage();
  return { title: say("gallery.title"), description: say("gallery.intro") };
}

/** Every template with its picture. */
export default async function Page() {
  const [{ templates }, { say, templateWords }] = await Promise.all([siteFacts(), requestLanguage()]);
  return (
    <>
      <div className={styles.intro}>
        <h1>{say("gallery.heading")}</h1>
        <p>{say("gallery.intro")}</p>
      </div>
      <ul className={styles.gallery}>
        {templates
          .map((template) => templateIn(templateWords, template))
          .map(({ id, title, description }) => (
            <li key={id}>
              <Link className={styles.bench} href={`/templates/${id}`} tabIndex={-1} aria-hidden="true">
                {/* biome-ignore lint/performance/noImgElement: an SVG, which there is nothing to optimise in */}
                <img className={styles.picture} src={`/templates/${id}.svg`} alt="" />
              </Link>
              <h2>
                <Link href={`/templates/${id}`}>{title}</Link>
              </h2>
              <p className="soft">{description}</p>
            </li>
          ))}
      </ul>
    </>
  );
}
