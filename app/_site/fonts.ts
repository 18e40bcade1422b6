import localFont from "next/font/local";

/*
 * Latin subsets of the faces in @expo-google-fonts/inter and eb-garamond, 22 to 28 kB each where the whole files weigh
 * 340 to 490 kB. Made by fonttools: `pyftsubset <face>.ttf --flavor=woff2 --unicodes=U+20-7E,U+A0-17F,U+218-21B,
 * U+1E80-1E85,U+2009-2044,U+20AC,U+2122,U+2190-2193,U+2212 --layout-features=kern,liga,calt,ccmp,locl,mark,mkmk,tnum,
 * onum,lnum,pnum,zero,case,frac`. Other scripts in a visitor's sheet fall back to the system's faces.
 */

export const textFace = localFont({
  variable: "--face-text",
  display: "swap",
  src: [
    { path: "./fonts/Inter_400Regular.woff2", weight: "400", style: "normal" },
    { path: "./fonts/Inter_600SemiBold.woff2", weight: "600", style: "normal" },
  ],
  fallback: ["system-ui", "sans-serif"],
});

export const displayFace = localFont({
  variable: "--face-display",
  display: "swap",
  src: [
    { path: "./fonts/EBGaramond_500Medium.woff2", weight: "500", style: "normal" },
    { path: "./fonts/EBGaramond_400Regular_Italic.woff2", weight: "400", style: "italic" },
  ],
  fallback: ["Georgia", "serif"],
  adjustFontFallback: "Times New Roman",
});
