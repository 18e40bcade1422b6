import type { MetadataRoute } from "next";
import { en } from "#lib/messages/en.ts";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: "Rowpress",
    description: en.messages["site.description"],
    start_url: "/",
    display: "standalone",
    background_color: "#f4f4f0",
    theme_color: "#f4f4f0",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
  };
}
