import type { Kind } from "#lib/client/designer/adding/new-element.ts";
import type { Edge, Order } from "#lib/client/designer/arrange.ts";
import { chosenOf } from "#lib/client/designer/designer-state.ts";
import type { Edit } from "#lib/client/designer/edits.ts";
import { useSay } from "../_site/words/say.tsx";
import styles from "./designer.module.css";
import { IconButton } from "./icon-button.tsx";
import { Icon } from "./icons.tsx";
import type { DesignerHandle } from "./use-designer.ts";

const kinds: readonly Kind[] = ["text", "picture", "code", "rectangle", "ellipse", "line"];
const edges: readonly Edge[] = ["left", "centre", "right", "top", "middle", "bottom"];
const orders: readonly (readonly [order: Order, keys: string])[] = [
  ["front", "Control+Shift+]"],
  ["forward", "Control+]"],
  ["backward", "Control+["],
  ["back", "Control+Shift+["],
];

interface ToolbarProps {
  designer: DesignerHandle;
  onAdd: (kind: Kind) => void;
  choosesSeveral: boolean;
  onChooseSeveral: (choosesSeveral: boolean) => void;
}

export function Toolbar({ designer, onAdd, ...selecting }: ToolbarProps) {
  const say = useSay();
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={say("designer.tools")}>
      <div className={styles.tools}>
        {kinds.map((kind) => (
          <button key={kind} className={styles.add} type="button" onClick={() => onAdd(kind)}>
            <Icon name={kind} />
            <span>{say(`designer.kind.${kind}`)}</span>
          </button>
        ))}
      </div>
      <HistoryTools designer={designer} />
      <AlignTools designer={designer} {...selecting} />
      <SelectionTools designer={designer} />
    </div>
  );
}

function HistoryTools({ designer: { state, act } }: Pick<ToolbarProps, "designer">) {
  const say = useSay();
  return (
    <div className={styles.tools}>
      <IconButton
        icon="undo"
        label={say("designer.undo")}
        keys="Control+Z"
        isOff={state.past.length === 0}
        onPress={() => act({ type: "undone" })}
      />
      <IconButton
        icon="redo"
        label={say("designer.redo")}
        keys="Control+Y"
        isOff={state.future.length === 0}
        onPress={() => act({ type: "redone" })}
      />
    </div>
  );
}

function AlignTools({ designer: { state, act }, choosesSeveral, onChooseSeveral }: Omit<ToolbarProps, "onAdd">) {
  const say = useSay();
  const ids = state.selection;
  const chosen = chosenOf(state);
  const edit = (next: Edit) => act({ type: "edited", edit: next });
  return (
    <div className={styles.tools}>
      <IconButton
        icon="several"
        label={say("designer.selectSeveral")}
        isPressed={choosesSeveral}
        onPress={() => onChooseSeveral(!choosesSeveral)}
      />
      {edges.map((edge) => (
        <IconButton
          key={edge}
          icon={edge}
          label={say(`designer.align.${edge}`)}
          isOff={chosen.length === 0}
          onPress={() => edit({ type: "align", ids, edge })}
        />
      ))}
      {(["x", "y"] as const).map((axis) => (
        <IconButton
          key={axis}
          icon={axis === "x" ? "spreadX" : "spreadY"}
          label={say(`designer.distribute.${axis}`)}
          isOff={chosen.length < 3}
          onPress={() => edit({ type: "distribute", ids, axis })}
        />
      ))}
    </div>
  );
}

function SelectionTools({ designer: { state, act, set } }: Pick<ToolbarProps, "designer">) {
  const say = useSay();
  const ids = state.selection;
  const chosen = chosenOf(state);
  const edit = (next: Edit) => act({ type: "edited", edit: next });
  const isNone = chosen.length === 0;
  const isLocked = !isNone && chosen.every(({ locked }) => locked);
  return (
    <div className={styles.tools}>
      {orders.map(([order, keys]) => (
        <IconButton
          key={order}
          icon={order}
          label={say(`designer.order.${order}`)}
          keys={keys}
          isOff={isNone}
          onPress={() => edit({ type: "reorder", ids, order })}
        />
      ))}
      <IconButton
        icon="duplicate"
        label={say("designer.duplicate")}
        keys="Control+D"
        isOff={isNone}
        onPress={() => act({ type: "duplicated" })}
      />
      <IconButton
        icon={isLocked ? "lock" : "unlock"}
        label={say("designer.lock")}
        isPressed={isLocked}
        isOff={isNone}
        onPress={() => set({ locked: !isLocked })}
      />
      <IconButton
        icon="remove"
        label={say("designer.remove")}
        keys="Delete"
        isOff={isNone || isLocked}
        onPress={() => edit({ type: "remove", ids })}
      />
    </div>
  );
}
