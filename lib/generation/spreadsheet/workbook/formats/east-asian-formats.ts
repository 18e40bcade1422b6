/** Formats from id 27 and from id 50, in id order; a letter refers to one of the language's own formats below. */
interface Table {
  formats: Record<string, string>;
  from27: string;
  from50: string;
}

/** ECMA-376 part 1, 18.8.30: the built-in formats that differ by East Asian language. */
const tables: Record<string, Table> = {
  "zh-TW": {
    formats: {
      e: "[$-404]e/m/d",
      l: '[$-404]e"年"m"月"d"日"',
      s: "m/d/yy",
      y: 'yyyy"年"m"月"d"日"',
      t: 'hh"時"mm"分"',
      u: 'hh"時"mm"分"ss"秒"',
      h: '[$-404]AM/PMhh"時"mm"分"',
      i: '[$-404]AM/PMhh"時"mm"分"ss"秒"',
    },
    from27: "ellsytuhie",
    from50: "elhilhiel",
  },
  "zh-CN": {
    formats: {
      m: 'yyyy"年"m"月"',
      d: 'm"月"d"日"',
      s: "m-d-yy",
      y: 'yyyy"年"m"月"d"日"',
      t: 'h"时"mm"分"',
      u: 'h"时"mm"分"ss"秒"',
      h: '[$-804]AM/PMh"时"mm"分"',
      i: '[$-804]AM/PMh"时"mm"分"ss"秒"',
    },
    from27: "mddsytuhim",
    from50: "mdmddhimd",
  },
  ja: {
    formats: {
      e: "[$-411]ge.m.d",
      l: '[$-411]ggge"年"m"月"d"日"',
      s: "m/d/yy",
      y: 'yyyy"年"m"月"d"日"',
      t: 'h"時"mm"分"',
      u: 'h"時"mm"分"ss"秒"',
      m: 'yyyy"年"m"月"',
      d: 'm"月"d"日"',
    },
    from27: "ellsytumde",
    from50: "elmdlmdel",
  },
  ko: {
    formats: {
      l: 'yyyy"年" mm"月" dd"日"',
      d: "mm-dd",
      s: "mm-dd-yy",
      y: 'yyyy"년" mm"월" dd"일"',
      t: 'h"시" mm"분"',
      u: 'h"시" mm"분" ss"초"',
      i: "yyyy-mm-dd",
    },
    from27: "lddsytuiil",
    from50: "ldiidiild",
  },
};

/** The format code of an id in `zh-TW`, `zh-CN`, `ja` or `ko`; undefined for other ids and locales. */
export function eastAsianFormat(id: number, locale: string): string | undefined {
  const table = tables[locale];
  const letter = id < 50 ? table?.from27[id - 27] : table?.from50[id - 50];
  return letter === undefined ? undefined : table?.formats[letter];
}
