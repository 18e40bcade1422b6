import { memo, type ReactNode } from "react";
import type { FieldError } from "#lib/contracts/errors.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { SettingValue, TemplateSetting } from "#lib/contracts/template.ts";
import { Labelled } from "../../_controls/labelled.tsx";
import { TextFault } from "../../_controls/text-fault.tsx";
import { useSay } from "../../_site/words/say.tsx";
import { useDraft } from "../drafts/drafts.ts";
import { NumberInput } from "../drafts/number-input.tsx";
import { useNumberDraft } from "../drafts/use-number-draft.ts";
import { CurrencySelect } from "./currency-select.tsx";
import { ImageSetting } from "./image-setting.tsx";
import { KindColorsSetting } from "./kind-colors-setting.tsx";
import styles from "./match.module.css";
import { settingId } from "./show-setting.ts";

interface SettingControlProps {
  setting: TemplateSetting;
  value: SettingValue;
  error: FieldError | undefined;
  /** For colours by value: the values, with their colours. */
  kinds: SessionResponse["kindColors"][string] | undefined;
  /** What applies now, if that depends on the spreadsheet or the locale. */
  note: string | undefined;
  onChange: (setting: string, value: SettingValue) => void;
}

/** The native control for a template's setting. */
export const SettingControl = memo(function SettingControl({
  setting,
  value,
  error,
  kinds = [],
  note = "",
  ...told
}: SettingControlProps) {
  const say = useSay();
  const { name, label, help } = setting;
  const onChange = (chosen: SettingValue) => told.onChange(name, chosen);
  const message = error?.message;
  if (setting.type === "colors") return <KindColorsSetting {...{ label, kinds, value, onChange }} error={message} />;
  if (setting.type === "image") return <ImageSetting {...{ label, help, value, onChange }} error={message} />;
  if (setting.type === "number") return <NumberSetting {...{ setting, value, onChange }} error={message} />;
  if (setting.type === "switch") return <Switch {...{ label, help, value, onChange }} />;
  const text = typeof value === "string" ? value : "";
  const mark = setting.required ? say("match.required") : undefined;
  return (
    <div className={setting.type === "text" && setting.multiline ? styles.wide : undefined} id={settingId(name)}>
      <Labelled
        label={label}
        mark={mark}
        help={`${help} ${note}`.trim()}
        error={error && <TextFault error={error} text={text} />}
      >
        {(control) => <TextualControl {...{ control, setting, onChange }} value={text} />}
      </Labelled>
    </div>
  );
});

interface TextualControlProps {
  control: Parameters<Parameters<typeof Labelled>[0]["children"]>[0];
  setting: Exclude<TemplateSetting, { type: "image" | "colors" | "switch" | "number" }>;
  value: string;
  onChange: (value: string | null) => void;
}

/** For browsers without `field-sizing`: about as many rows as the text has lines of 70 letters. */
function rowsOf(text: string): number {
  const rows = text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 70)), 0);
  return Math.min(Math.max(rows, 3), 24);
}

function TextualControl({ control, setting, value, onChange }: TextualControlProps) {
  const say = useSay();
  const tell = {
    ...control,
    value,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  switch (setting.type) {
    case "text": {
      const placeholder = setting.sample && say("match.sample", { text: setting.sample });
      const text = { ...tell, placeholder, required: setting.required, maxLength: limits.settingCharacters };
      return setting.multiline ? <textarea {...text} rows={rowsOf(value)} /> : <input {...text} type="text" />;
    }
    case "color":
      return (
        <span className={styles.color}>
          <input {...tell} type="color" />
          <span className="figures soft">{value}</span>
        </span>
      );
    case "currency":
      return (
        <CurrencySelect
          {...tell}
          usual={setting.default}
          onChange={(event) => onChange(event.currentTarget.value || null)}
        />
      );
    case "choice":
      return (
        <select {...tell}>
          {setting.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      );
  }
}

interface NumberSettingProps {
  setting: Extract<TemplateSetting, { type: "number" }>;
  value: SettingValue;
  error: ReactNode;
  onChange: (value: number) => void;
}

function NumberSetting({ setting, value, error, onChange }: NumberSettingProps) {
  const say = useSay();
  const { label, help, unit, min, max, step } = setting;
  const draft = useNumberDraft({ value: Number(value), min, max, step, onChange });
  useDraft(draft.fault !== null, draft.settle);
  return (
    <Labelled
      label={unit ? say("match.unit", { setting: label, unit }) : label}
      help={help}
      error={draft.fault ?? error}
    >
      {(control) => <NumberInput control={control} draft={draft} />}
    </Labelled>
  );
}

interface SwitchProps {
  label: string;
  help: string;
  value: SettingValue;
  onChange: (value: boolean) => void;
}

function Switch({ label, help, value, onChange }: SwitchProps) {
  return (
    <div className={styles.switch}>
      <label>
        <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />
        <span className="label">{label}</span>
      </label>
      {help && <p className="soft small">{help}</p>}
    </div>
  );
}
