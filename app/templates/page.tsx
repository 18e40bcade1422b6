import type { Metadata } from "next";
import { siteFacts } from "#lib/generation/site/site-facts.ts";
import { templateIn } from "#lib/messages/template-words.ts";
import { TemplatePicture } from "../_site/template-picture.tsx";
import { requestLanguage } from "../_site/words/request-language.ts";
import styles from "./templates.module.css";

export async function generateMetadata(): Promise<Metadata> {
  const { say } = await requestLanguage();
  return { title: say("gallery.title"), description: say("gallery.intro") };
}

/** Every template with its image. */
export default async function Page() {
  const [{ templates, offered }, { say, templateWords }] = await Promise.all([siteFacts(), requestLanguage()]);
  return (
    <>
      <div className={styles.intro}>
        <h1>{say("gallery.heading")}</h1>
        <p>{say("gallery.intro")}</p>
      </div>
      <ul className={styles.gallery}>
        {templates
          .map((template) => templateIn(templateWords, template))
          .map(({ id, title, description }, index) => (
            <li key={id}>
              <div className={styles.bench}>
                <TemplatePicture id={id} alt="" size="medium" className={styles.picture} isFirst={index === 0} />
              </div>
              <h2>
                <a href={`/templates/${id}`}>{title}</a>
              </h2>
              <p className="soft">{description}</p>
            </li>
          ))}
        {offered.map(({ id, title, description, picture }) => (
          <li key={id}>
            <div className={styles.bench}>
              {/* biome-ignore lint/performance/noImgElement: a picture of a few kilobytes that is part of the page */}
              {picture && <img src={picture} alt="" className={styles.picture} />}
            </div>
            <h2>
              <a href={`/?template=${id}`}>{title}</a>
            </h2>
            <p className="soft">{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
