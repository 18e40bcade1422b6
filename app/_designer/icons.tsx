/** Drawn on a grid of 16 by 16, in the text's colour. */
const paths = {
  text: "M3 4V3h10v1M8 3v10M6 13h4",
  picture: "M2 3h12v10H2zM2 11l3.5-4 3 3L11 7.500l3 3.500M10.500 5.800h.01",
  code: "M2 2h4v4H2zM10 2h4v4h-4zM2 10h4v4H2zM9 9h2v2H9zM13 9v5M9 13.500h2",
  rectangle: "M2 4h12v8H2z",
  ellipse: "M14 8A6 4.500 0 1 1 2 8a6 4.500 0 0 1 12 0z",
  line: "M2.500 13.500l11-11",
  undo: "M6 3L2.500 6.500 6 10M2.500 6.500H10a3.500 3.500 0 0 1 0 7H7",
  redo: "M10 3l3.500 3.500L10 10M13.500 6.500H6a3.500 3.500 0 0 0 0 7h3",
  several: "M2 4.500L4 6.500 7.500 2.500M2 11.500l2 2 3.500-4M10 4.500h4M10 11.500h4",
  left: "M2.500 2v12M5 4.500h8M5 9h5v3H5z",
  centre: "M8 2v12M3.500 4.500h9v2h-9zM5.500 9.500h5v2h-5z",
  right: "M13.500 2v12M3 4.500h8M6 9h5v3H6z",
  top: "M2 2.500h12M4.500 5v8M9 5v5h3V5z",
  middle: "M2 8h14M4.500 3.500v9h2v-9zM9.500 5.500v5h2v-5z",
  bottom: "M2 13.500h12M4.500 3v8M9 6v5h3V6z",
  spreadX: "M2.500 2v12M13.500 2v12M6.500 5h3v6h-3z",
  spreadY: "M2 2.500h12M2 13.500h12M5 6.500v3h6v-3z",
  front: "M6 6h8v8H6zM2.500 10V2.500H10",
  forward: "M8 13V3M4.500 6.500L8 3l3.500 3.500",
  backward: "M8 3v10M4.500 9.500L8 13l3.500-3.500",
  back: "M2 2h8v8H2zM13.500 6v7.500H6",
  duplicate: "M5.500 5.500h8v8h-8zM2.500 10.500v-8h8",
  remove: "M3 4.500h10M6.500 4.500V3h3v1.500M4.500 4.500l.5 9h6l.5-9",
  lock: "M4 7.500h8v6H4zM5.500 7.500V5a2.500 2.500 0 0 1 5 0v2.500",
  unlock: "M4 7.500h8v6H4zM5.500 7.500V5a2.500 2.500 0 0 1 4.800-1",
  plus: "M8 3v10M3 8h10",
  minus: "M3 8h10",
  previous: "M10 3L5 8l5 5",
  next: "M6 3l5 5-5 5",
  warning: "M8 2.500l6 11H2zM8 6.500v3.500M8 11.800h.01",
} as const;
export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="none" stroke="currentColor">
      <path d={paths[name]} strokeWidth="1.300" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
