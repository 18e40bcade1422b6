import { columnHole } from "#lib/contracts/column-hole.ts";
import type { PictureElement } from "#lib/contracts/designs/design-elements.ts";
import { ImageSetting } from "../../_generate/match/image-setting.tsx";
import { useSay } from "../../_site/words/say.tsx";
import styles from "../controls.module.css";
import { Choice, Group, Measure } from "./fields.tsx";
import type { KindProps } from "./kind-props.ts";

export function PictureProperties({ element, set, columns, errorOf, children }: KindProps<PictureElement>) {
  const say = useSay();
  const { source } = element;
  return (
    <>
      <Group title={say("designer.picture")}>
        <div className={styles.wide}>
          <Choice
            label={say("designer.picture.source")}
            value={source ?? ""}
            choices={[
              ["", say("designer.picture.fixed")],
              ...(source !== null && !columns.some(({ name }) => columnHole(name) === source)
                ? [[source, source] as const]
                : []),
              ...columns.map(({ name }) => [columnHole(name), name] as const),
            ]}
            onChange={(chosen) => set({ source: chosen || null })}
          />
        </div>
        {source === null && (
          <div className={styles.wide}>
            <ImageSetting
              label={say("designer.picture.file")}
              help=""
              value={element.uploadId}
              error={errorOf("uploadId")?.message}
              onChange={(uploadId) => set({ uploadId })}
            />
          </div>
        )}
      </Group>
      {children}
      <Fitting element={element} set={set} />
    </>
  );
}

/** How the picture fills its box. */
function Fitting({ element, set }: Pick<KindProps<PictureElement>, "element" | "set">) {
  const say = useSay();
  const typed = (property: string) => `${property} ${element.id}`;
  const { fit, shape } = element;
  return (
    <Group title={say("designer.fitting")}>
      <Choice
        label={say("designer.fit")}
        value={fit}
        choices={(["contain", "cover"] as const).map((each) => [each, say(`designer.fit.${each}`)] as const)}
        onChange={(next) => set({ fit: next })}
      />
      <Choice
        label={say("designer.shape")}
        value={shape}
        choices={(["square", "rounded", "circle"] as const).map(
          (each) => [each, say(`designer.shape.${each}`)] as const,
        )}
        onChange={(next) => set({ shape: next })}
      />
      {fit === "cover" &&
        (["cropX", "cropY"] as const).map((property) => (
          <Measure
            key={property}
            label={say(`designer.${property}`)}
            {...{ unit: "%", min: 0, max: 100 }}
            value={Math.round(element[property] * 100)}
            onChange={(percent) => set({ [property]: percent / 100 }, typed(property))}
          />
        ))}
      {shape === "rounded" && (
        <Measure
          label={say("designer.radius")}
          {...{ unit: "mm", min: 0, max: 1000, step: 0.1 }}
          value={element.radius}
          onChange={(radius) => set({ radius }, typed("radius"))}
        />
      )}
      <div className={`${styles.field} ${styles.wide}`}>
        <label htmlFor={`${element.id}-alt`}>{say("designer.alt")}</label>
        <input
          id={`${element.id}-alt`}
          type="text"
          maxLength={400}
          value={element.alt}
          onChange={(event) => set({ alt: event.currentTarget.value }, typed("alt"))}
        />
      </div>
    </Group>
  );
}
