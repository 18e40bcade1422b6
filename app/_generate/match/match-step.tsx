import { useCallback } from "react";
import { isUnmapped } from "#lib/contracts/is-unmapped.ts";
import type { FieldMapping, Settings } from "#lib/contracts/sessions/choices.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { SettingValue, TemplateSetting } from "#lib/contracts/template.ts";
import { useSay } from "../../_site/words/say.tsx";
import { faultAt } from "../error-at.ts";
import type { OpenStepProps } from "../open-step.ts";
import { Step } from "../step.tsx";
import { FieldRow } from "./field-row.tsx";
import styles from "./match.module.css";
import { RowPictures } from "./row-pictures.tsx";
import { SettingControl } from "./setting-control.tsx";

/** The mapping of columns to fields, and the template's settings. */
export function MatchStep({ maxPicturesBytes, ...step }: OpenStepProps & { maxPicturesBytes: number }) {
  const say = useSay();
  const { session, errors, onChange } = step;
  const { template, mapping, settings, source } = session;
  const map = useCallback(
    (field: string, chosen: FieldMapping | null) => onChange({ mapping: { [field]: chosen } }),
    [onChange],
  );
  const set = useCallback(
    (setting: string, value: SettingValue) => onChange({ settings: { [setting]: value } }),
    [onChange],
  );
  return (
    <Step number={3} title={say("match.title")}>
      <div className={styles.fields}>
        {template.fields.map((field) => (
          <FieldRow
            key={field.name}
            field={field}
            mapping={mapping[field.name] ?? null}
            columns={source.columns}
            error={faultAt(errors, `mapping.${field.name}`)}
            hint={session.hints.find((hint) => hint.field === field.name)?.message}
            isMissing={isUnmapped(field, mapping)}
            offer={session.offers.find((offer) => offer.field === field.name)}
            onChange={map}
          />
        ))}
        {(session.pictures !== null || template.fields.some(({ type }) => type === "picture")) && (
          <RowPictures key={session.sessionId} {...step} maxPicturesBytes={maxPicturesBytes} />
        )}
      </div>
      {template.settings.length > 0 && (
        <>
          <h3 className={styles.heading}>{say("match.settings", { template: template.title })}</h3>
          <div className={styles.settings}>
            {template.settings
              .filter(
                (setting) =>
                  hasEffect(setting, settings) && (setting.type !== "colors" || setting.name in session.kindColors),
              )
              .map((setting) => (
                <SettingControl
                  // An upload for one session must not end up in the next.
                  key={`${setting.type === "image" ? session.sessionId : ""} ${template.id} ${setting.name}`}
                  setting={setting}
                  value={settings[setting.name] ?? null}
                  columns={source.columns}
                  error={faultAt(errors, `settings.${setting.name}`)}
                  kinds={session.kindColors[setting.name]}
                  note={noteOn(session, setting)}
                  onChange={set}
                />
              ))}
          </div>
        </>
      )}
    </Step>
  );
}

const noteOn = ({ settingNotes }: SessionResponse, { name }: TemplateSetting) =>
  settingNotes.flatMap(({ setting, message }) => (setting === name ? [message] : [])).join(" ");

/** A custom grid's measures have no effect if a standard sheet is chosen, nor a logo on a letterhead of one's own. */
function hasEffect({ when, unless }: TemplateSetting, settings: Settings): boolean {
  if (unless !== undefined && settings[unless]) return false;
  if (when === undefined) return true;
  const value = settings[when.setting];
  return when.is ? when.is.includes(String(value)) : value !== null;
}
