import type { DesignElement } from "#lib/contracts/designs/design-elements.ts";
import { useSay } from "../../_site/words/say.tsx";
import { Colour, Group, Measure } from "./fields.tsx";
import type { KindProps } from "./kind-props.ts";

type Shape = Extract<DesignElement, { kind: "rectangle" | "ellipse" | "line" }>;

export function ShapeProperties({ element, set, children }: KindProps<Shape>) {
  const say = useSay();
  const typed = (property: string) => `${property} ${element.id}`;
  const isLine = element.kind === "line";
  return (
    <>
      {children}
      <Group title={say("designer.look")}>
        {element.kind !== "line" && (
          <Colour
            label={say("designer.fill")}
            value={element.fill}
            none={say("designer.noFill")}
            usual="#dcecef"
            onChange={(fill) => set({ fill }, typed("fill"))}
          />
        )}
        <Colour
          label={say("designer.stroke")}
          value={element.stroke}
          {...(!isLine && { none: say("designer.noStroke") })}
          onChange={(stroke) => set({ stroke }, typed("stroke"))}
        />
        <Measure
          label={say("designer.strokeWidth")}
          {...{ unit: "mm", min: isLine ? 0.05 : 0, max: 50, step: 0.05 }}
          value={element.strokeWidth}
          onChange={(strokeWidth) => set({ strokeWidth }, typed("strokeWidth"))}
        />
        {element.kind === "rectangle" && (
          <Measure
            label={say("designer.radius")}
            {...{ unit: "mm", min: 0, max: 1000, step: 0.1 }}
            value={element.radius}
            onChange={(radius) => set({ radius }, typed("radius"))}
          />
        )}
      </Group>
    </>
  );
}
