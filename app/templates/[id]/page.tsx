import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { Template } from "#lib/contracts/template.ts";
import { siteFacts } from "#lib/generation/site/site-facts.ts";
import type { Say } from "#lib/messages/page-messages.ts";
import { sampleFile } from "#lib/messages/sample-files.ts";
import { templateIn } from "#lib/messages/template-words.ts";
import { TemplatePicture } from "../../_site/template-picture.tsx";
import { requestLanguage } from "../../_site/words/request-language.ts";
import styles from "../templates.module.css";

interface PageProps {
  params: Promise<{ id: string }>;
}

async function findTemplate({ params }: PageProps): Promise<Template> {
  const [{ id }, { templates }, { templateWords }] = await Promise.all([params, siteFacts(), requestLanguage()]);
  return templateIn(templateWords, templates.find((template) => template.id === id) ?? notFound());
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { title, description } = await findTemplate(props);
  return { title, description };
}

/** One template: an image of it, its fields, and its settings. */
export default async function Page(props: PageProps) {
  const [{ id, title, description, fields, settings }, { language, say }] = await Promise.all([
    findTemplate(props),
    requestLanguage(),
  ]);
  return (
    <div className={styles.template}>
      <div className={styles.words}>
        <p className="small">
          <a href="/templates">{say("template.all")}</a>
        </p>
        <h1>{title}</h1>
        <p className={styles.lead}>{description}</p>
        <p className={styles.actions}>
          <a className="button" href={`/?template=${id}`}>
            {say("template.use")}
          </a>
          <a className="quiet-button" href={`/samples/${sampleFile(id, language)}`} download>
            {say("template.sample")}
          </a>
        </p>
        <Fields fields={fields} say={say} />
        <h2>{say("template.settings")}</h2>
        <p className="soft">{settings.map(({ label }) => label).join(", ")}</p>
      </div>
      <div className={styles.specimen}>
        <TemplatePicture
          id={id}
          alt={say("template.specimen", { template: title })}
          size="large"
          className={styles.large}
          isFirst
        />
      </div>
    </div>
  );
}

function Fields({ fields, say }: { fields: Template["fields"]; say: Say }) {
  return (
    <>
      <h2>{say("template.fields")}</h2>
      <p className="soft">{say("template.fieldsIntro")}</p>
      <table className={styles.fields}>
        <thead>
          <tr>
            <th scope="col">{say("template.field")}</th>
            <th scope="col">{say("template.what")}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, label, help, required }) => (
            <tr key={name}>
              <th scope="row">
                {label} {required && <span className={styles.required}>{say("template.required")}</span>}
              </th>
              <td>{help}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
