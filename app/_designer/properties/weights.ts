import type { Say } from "#lib/messages/page-messages.ts";

const names = {
  300: "light",
  400: "regular",
  500: "medium",
  600: "semibold",
  700: "bold",
  800: "extrabold",
  900: "black",
} as const;

/** `bold` for 700; the number for a weight without a name. */
export function weightInWords(weight: number, say: Say): string {
  const name = names[weight as keyof typeof names];
  return name ? say(`designer.weight.${name}`) : String(weight);
}
