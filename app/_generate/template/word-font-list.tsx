import { limits } from "#lib/contracts/limits.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { sizeInWords } from "../../_site/words/numbers.ts";
import { useSay } from "../../_site/words/say.tsx";
import { errorAt } from "../error-at.ts";
import { FontInput } from "../sent-file/font-input.tsx";
import { OwnFontName } from "../sent-file/own-font-name.tsx";
import type { Workbench } from "../workbench/workbench-store.ts";

interface WordFontListProps {
  /** With unconfirmed changes. */
  session: SessionResponse;
  workbench: Workbench;
}

/** The fonts that a Word file asks for but doesn't contain, with buttons to upload them. */
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
  const error = errorAt(state.fieldErrors, `wordFonts.${name}`);
  const removal = {
    label: say("docx.font.remove", { name, family }),
    onRemove: () => change({ wordFonts: { [name]: [] } }),
  };
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
      <FontInput
        label={say("docx.font", { name })}
        help={say("docx.font.help", { size: sizeInWords(limits.fontBytes, say) })}
        choose={say("docx.font.choose")}
        error={error}
        isFilled={own.length > 0}
        removal={own.length > 0 ? removal : null}
        onFont={(font) => change({ wordFonts: { [name]: [...own, font].slice(-mostStyles) } })}
      />
    </li>
  );
}
