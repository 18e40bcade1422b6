import { memo } from "react";
import type { Output } from "#lib/contracts/sessions/choices.ts";
import { Labelled } from "../../_controls/labelled.tsx";
import { useSay } from "../../_site/words/say.tsx";
import type { OpenStepProps } from "../open-step.ts";

interface PdfKindSelectProps extends Pick<OpenStepProps, "onChange"> {
  value: Output["standard"];
}

/** Ordinary PDFs, or ones for archives. */
export const PdfKindSelect = memo(function PdfKindSelect({ value, onChange }: PdfKindSelectProps) {
  const say = useSay();
  const choose = (kind: string) => onChange({ output: { standard: kind === "pdf" ? "pdf" : "pdf/a-3a" } });
  return (
    <Labelled label={say("make.kind")} help={say("make.kind.help")}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="pdf">PDF</option>
          <option value="pdf/a-3a">PDF/A-3a</option>
        </select>
      )}
    </Labelled>
  );
});
