import { limits } from "#lib/contracts/limits.ts";
import { siteFacts } from "#lib/generation/site/site-facts.ts";
import { cardIn } from "#lib/messages/template-words.ts";
import { WorkbenchSteps } from "./_generate/workbench.tsx";
import { NeedsScript } from "./_site/needs-script.tsx";
import { MessagesProvider } from "./_site/words/messages-provider.tsx";
import { partsForWorkbench } from "./_site/words/page-message-parts.ts";
import { requestLanguage } from "./_site/words/request-language.ts";
import styles from "./page.module.css";

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Page({ searchParams }: PageProps) {
  const { template: wanted } = await searchParams;
  const [facts, { say, templateWords }] = await Promise.all([siteFacts(), requestLanguage()]);
  const templates = facts.templates.map((template) => cardIn(templateWords, template));
  const first = [...templates, ...facts.offered].find(({ id }) => id === wanted) ?? templates[0];
  return (
    <>
      <div className={styles.intro}>
        <h1>{say("home.heading")}</h1>
        <p>{say("home.intro")}</p>
      </div>
      <NeedsScript page="home" say={say} />
      <MessagesProvider parts={partsForWorkbench}>
        <WorkbenchSteps
          key={first?.id}
          firstTemplate={first?.id ?? ""}
          templates={templates}
          offered={facts.offered}
          templateWords={templateWords}
          maxUploadBytes={facts.maxUploadBytes}
          maxPicturesBytes={facts.maxPicturesBytes}
          maxRows={facts.maxRows}
          maxColumns={limits.columns}
          retentionHours={facts.retentionHours}
          serverNow={Date.now()}
        />
      </MessagesProvider>
    </>
  );
}
