import { keepImage } from "#lib/client/setups/setup-store.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { sizeInWords } from "../../_site/words/numbers.ts";
import { useSay } from "../../_site/words/say.tsx";
import type { Workbench } from "../bench/bench.ts";
import { errorAt } from "../error-at.ts";
import { OwnFontName } from "../sent-file/own-font-name.tsx";
import { SentFileInput } from "../sent-file/sent-file-input.tsx";
import { useSentFile } from "../sent-file/use-sent-file.ts";

interface WordFontListProps {
  /** With unconfirmed changes. */
  session: SessionResponse;
  workbench: Workbench;
}

/** The fonts that a Word file asks for and doesn't have, and the way to the visitor's own. */
export function WordFontList({ session: { replacedFonts, wordFonts }, workbench }: WordFontListProps) {
  const say = useSay();
  if (replacedFonts.length === 0) return null;
  return (
    <details>
      <summary>{say("docx.fonts.missing", { count: replacedFonts.length })}</summary>
      <ul>
        {replacedFonts.map((font) => (
          <WordFont key={font.name} font={font} own={wordFonts[font.name] ?? []} workbench={workbench} />
        ))}
      </ul>
    </details>
  );
}

/** Regular, bold, italic and both. */
const mostStyles = 4;

interface WordFontProps {
  font: SessionResponse["replacedFonts"][number];
  own: SessionResponse["wordFonts"][string];
  workbench: Workbench;
}

function WordFont({ font: { name, family }, own, workbench: { state, change } }: WordFontProps) {
  const say = useSay();
  const sent = useSentFile({
    maxBytes: limits.fontBytes,
    kind: "font",
    choose: say("docx.font.choose"),
    onSent(id, file) {
      void keepImage(id, file);
      change({ wordFonts: { [name]: [...own, id].slice(-mostStyles) } });
    },
  });
  const { sending } = sent;
  const error = errorAt(state.fieldErrors, `wordFonts.${name}`);
  return (
    <li>
      {own.length === 0 ? (
        <p>{say("docx.font.replaced", { name, family })}</p>
      ) : (
        <p>
          {say("docx.font.own", { name })}{" "}
          {own.map((id, index) => (
            <span key={id}>
              {index > 0 && ", "}
              <OwnFontName font={id} unknown={say("docx.font.unknown")} />
            </span>
          ))}
        </p>
      )}
      <SentFileInput
        label={say("docx.font", { name })}
        help={say("docx.font.help", { size: sizeInWords(limits.fontBytes, say) })}
        sent={sent}
        accept=".ttf,.otf,.woff2"
        error={error}
        status={sending.state === "sending" ? say("own.reading", { name: sending.name }) : ""}
        isFilled={own.length > 0}
        removal={
          own.length > 0
            ? {
                label: say("docx.font.remove", { name, family }),
                onRemove: () => change({ wordFonts: { [name]: [] } }),
              }
            : null
        }
      />
    </li>
  );
}
