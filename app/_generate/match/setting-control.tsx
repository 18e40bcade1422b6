import { memo, type ReactNode } from "react";
import type { FieldError } from "#lib/contracts/errors.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import type { SettingValue, TemplateSetting } from "#lib/contracts/template.ts";
import { Labelled } from "../../_controls/labelled.tsx";
import { useSay } from "../../_site/words/say.tsx";
import { useDraft } from "../drafts/drafts.ts";
import { NumberInput } from "../drafts/number-input.tsx";
import { useNumberDraft } from "../drafts/use-number-draft.ts";
import { CurrencySelect } from "./currency-select.tsx";
import { ImageSetting } from "./image-setting.tsx";
import { KindColorsSetting } from "./kind-colors-setting.tsx";
import styles from "./match.module.css";
import { TextSetting } from "./text-setting.tsx";

interface SettingControlProps {
  setting: TemplateSetting;
  value: SettingValue;
  columns: Source["columns"];
  error: FieldError | undefined;
  /** For colours by value: the values, with their colours. */
  kinds: SessionResponse["kindColors"][string] | undefined;
  /** What applies now, if that depends on the spreadsheet, the locale or an uploaded file. */
  note: string;
  onChange: (setting: string, value: SettingValue) => void;
}

/** The native control for a template's setting. */
export const SettingControl = memo(function SettingControl({
  setting,
  value,
  columns,
  error,
  kinds = [],
  note,
  ...told
}: SettingControlProps) {
  const { name, label, help } = setting;
  const onChange = (chosen: SettingValue) => told.onChange(name, chosen);
  const message = error?.message;
  if (setting.type === "colors") return <KindColorsSetting {...{ label, kinds, value, onChange }} error={message} />;
  if (setting.type === "image")
    return (
      <ImageSetting
        {...{ label, value, onChange }}
        help={`${help} ${note}`.trim()}
        isPage={setting.isPage}
        error={message}
      />
    );
  if (setting.type === "number") return <NumberSetting {...{ setting, value, onChange }} error={message} />;
  if (setting.type === "switch") return <Switch {...{ label, help, value, onChange }} />;
  const text = typeof value === "string" ? value : "";
  if (setting.type === "text") return <TextSetting {...{ setting, columns, error, onChange }} value={text} />;
  return (
    <Labelled label={label} help={`${help} ${note}`.trim()} error={message}>
      {(control) => <TextualControl {...{ control, setting, onChange }} value={text} />}
    </Labelled>
  );
});

interface TextualControlProps {
  control: Parameters<Parameters<typeof Labelled>[0]["children"]>[0];
  setting: Exclude<TemplateSetting, { type: "text" | "image" | "colors" | "switch" | "number" }>;
  value: string;
  onChange: (value: string | null) => void;
}

function TextualControl({ control, setting, value, onChange }: TextualControlProps) {
  const tell = {
    ...control,
    value,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  switch (setting.type) {
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
