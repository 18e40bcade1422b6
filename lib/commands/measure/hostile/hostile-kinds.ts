import { hostileDesignFiles } from "#lib/generation/designs/hostile-design-files.fixture.ts";
import { hostileContents } from "#lib/generation/designs/pages/hostile/hostile-contents.fixture.ts";
import { hostileStructures } from "#lib/generation/designs/pages/hostile/hostile-structures.fixture.ts";
import { hostileFonts } from "#lib/generation/fonts/hostile-fonts.fixture.ts";
import { hostileJpegs } from "#lib/generation/pictures/hostile/hostile-jpegs.fixture.ts";
import { hostilePictureZips, slowPictureZips } from "#lib/generation/pictures/hostile/hostile-picture-zips.fixture.ts";
import { hostilePngs } from "#lib/generation/pictures/hostile/hostile-pngs.fixture.ts";
import { hostileSvgs } from "#lib/generation/pictures/hostile/hostile-svgs.fixture.ts";
import { hostileWebps } from "#lib/generation/pictures/hostile/hostile-webps.fixture.ts";
import { hostileArchives } from "#lib/generation/spreadsheet/hostile/hostile-archives.fixture.ts";
import type { HostileCase } from "#lib/generation/spreadsheet/hostile/hostile-case.fixture.ts";
import { cutFiles } from "#lib/generation/spreadsheet/hostile/hostile-cuts.fixture.ts";
import { hostileOpenDocuments } from "#lib/generation/spreadsheet/hostile/hostile-open-documents.fixture.ts";
import { hostileTexts } from "#lib/generation/spreadsheet/hostile/hostile-texts.fixture.ts";
import { hostileWorkbooks } from "#lib/generation/spreadsheet/hostile/hostile-workbooks.fixture.ts";
import { hostileXls } from "#lib/generation/spreadsheet/hostile/hostile-xls.fixture.ts";

const mostMs = { design: 2_000, spreadsheet: 2_000, picture: 5_000, zip: 60_000, slowZip: 120_000 };

/** Files made to crash or stall a reader, and the time that a process may take to read or reject one. */
export const hostileKinds: { kind: string; cases: HostileCase[]; mostMs: number }[] = [
  { kind: "ZIP and XLSX", cases: [...hostileArchives, ...hostileWorkbooks], mostMs: mostMs.spreadsheet },
  { kind: "XLS", cases: hostileXls, mostMs: mostMs.spreadsheet },
  { kind: "ODS", cases: hostileOpenDocuments, mostMs: mostMs.spreadsheet },
  { kind: "CSV", cases: hostileTexts, mostMs: mostMs.spreadsheet },
  { kind: "sheets that were cut", cases: cutFiles, mostMs: mostMs.spreadsheet },
  { kind: "PDF", cases: [...hostileStructures, ...hostileContents], mostMs: mostMs.design },
  { kind: "font", cases: hostileFonts, mostMs: mostMs.design },
  { kind: "saved design", cases: hostileDesignFiles, mostMs: mostMs.design },
  { kind: "PNG", cases: hostilePngs, mostMs: mostMs.picture },
  { kind: "JPEG", cases: hostileJpegs, mostMs: mostMs.picture },
  { kind: "WebP", cases: hostileWebps, mostMs: mostMs.picture },
  { kind: "SVG", cases: hostileSvgs, mostMs: mostMs.picture },
  { kind: "ZIP of pictures", cases: hostilePictureZips, mostMs: mostMs.zip },
  { kind: "ZIP of pictures that takes too long", cases: slowPictureZips, mostMs: mostMs.slowZip },
];
