import localFont from "next/font/local";

/*
 * Subsets of the faces in @expo-google-fonts/inter and eb-garamond, 17 to 21 kB each where the whole files weigh 340 to
 * 490 kB, and 6 to 9 kB for the other Latin letters (`-more`), which a browser loads where a sheet has them. Made by
 * fonttools: `pyftsubset <face>.ttf --flavor=woff2 --no-hinting --desubroutinize --unicodes=U+20-7E,U+A0-FF,U+131,
 * U+152-153,U+2009-2044,U+20AC,U+2122,U+2190-2193,U+2212 --layout-features=kern,liga,ccmp,locl,tnum,lnum,case,calt`,
 * and with `--unicodes=` as below. Other scripts in a visitor's sheet fall back to the system's faces.
 */

const textFace = localFont({
  variable: "--face-text",
  display: "swap",
  src: [
    { path: "./fonts/Inter_400Regular.woff2", weight: "400", style: "normal" },
    { path: "./fonts/Inter_600SemiBold.woff2", weight: "600", style: "normal" },
  ],
  fallback: ["system-ui", "sans-serif"],
});

const moreTextFace = localFont({
  variable: "--face-text-more",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  src: [
    { path: "./fonts/Inter_400Regular-more.woff2", weight: "400", style: "normal" },
    { path: "./fonts/Inter_600SemiBold-more.woff2", weight: "600", style: "normal" },
  ],
  declarations: [{ prop: "unicode-range", value: "U+100-130,U+132-151,U+154-17F,U+218-21B,U+1E80-1E85" }],
});

const displayFace = localFont({
  variable: "--face-display",
  display: "swap",
  src: "./fonts/EBGaramond_500Medium.woff2",
  weight: "500",
  fallback: ["Georgia", "serif"],
  adjustFontFallback: "Times New Roman",
});

const moreDisplayFace = localFont({
  variable: "--face-display-more",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  src: [
    { path: "./fonts/EBGaramond_500Medium-more.woff2", weight: "500", style: "normal" },
    { path: "./fonts/EBGaramond_400Regular_Italic-more.woff2", weight: "400", style: "italic" },
  ],
  declarations: [{ prop: "unicode-range", value: "U+100-130,U+132-151,U+154-17F,U+218-21B,U+1E80-1E85" }],
});

/** Used only for a session's fields. */
const italicFace = localFont({
  variable: "--face-italic",
  display: "swap",
  preload: false,
  src: "./fonts/EBGaramond_400Regular_Italic.woff2",
  weight: "400",
  style: "italic",
  fallback: ["Georgia", "serif"],
  adjustFontFallback: "Times New Roman",
});

/** For the root element: the CSS variables of the fonts. */
export const faces = [textFace, moreTextFace, displayFace, moreDisplayFace, italicFace]
  .map(({ variable }) => variable)
  .join(" ");
