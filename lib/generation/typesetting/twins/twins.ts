/** Characters by their width, in thousandths of an em. */
export type Widths = Record<number, string>;

/**
 * A font that has one of Word's measures: the outlines of the files in the base package, with other widths and heights.
 */
export interface Twin {
  family: string;
  /** The package below `@expo-google-fonts`, and the first part of its files' names. */
  base: readonly [name: string, font: string];
  /** Without widths, the base font has the same. */
  styles: Readonly<Record<string, Widths>>;
  /** Above and below the base line, in thousandths of an em: how high a text's box is for readers of the PDF. */
  ascent: number;
  descent: number;
}

/** Words such as `205=,.`: a width and its characters; ␣ is a space. */
function widths(text: string): Widths {
  const pairs = text
    .trim()
    .split(/\s+/)
    .map((word) => [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)] as const);
  return Object.fromEntries(pairs.map(([width, characters]) => [width, characters.replace("␣", " ")]));
}

// What PDFs written by Word state in `/Widths`, and for Tahoma and Verdana what has been published of them; bold ones
// to a hundredth of an em. Other characters are as much wider than in the base font as these are on average.
const cambria = widths(`
  205=,. 220=␣ 264=: 266=j 271=l 278=i 303=f 307=J 324=I 332=- 338=t 382=() 414=r 430=s 441=c 455=z 483=x
  488=ae 494=g 496=S 504=vy 506=$ 524=k 531=o 537=FL 538=Z 547=bq 552=hu 554=+0123456789= 555=d 556=p 558=n
  563=C 568=P 570=Y 571=X 575=E 593=T 604=V 611=BG 621=R 623=A 629=K 648=U 653=OQ 662=D 681=N 687=H 774=w
  815=M 832=m 890=% 921=W
`);
const cambriaBold = widths(`
  220=␣ 232=. 308=l 314=i 326=f 350=I 365=t 459=s 461=r 469=c 520=g 531=e 535=a 551=FL 569=o 573=C 578=E
  591=b 592=k 597=dhpu 604=n 639=T 651=B 652=A 662=R 679=N 695=O 705=D 890=m
`);
const cambriaItalic = widths(`
  220=␣ 267=l 271=i 345=t 433=c 457=e 521=b 526=a 535=u
`);
const cambriaBoldItalic = widths(`
  220=␣ 297=l 302=i 364=t 452=c 540=o 567=b 570=ad
`);
const aptos = widths(`
  203=␣ 239=i 260=Il 286=,.: 293=! 301=f 323=t 334=r 340=- 438=z 442=x 452=vy 479=T 484=g 486=s 487=k 500=L
  524=F 525=c 527=e 531=a 534=0123456789 540=Y 551=hn 552=o 556=E 559=u 561=bdpq 566=S 577=P 585=V 589=A
  604=B 681=U 686=D 692=C 706=N 707=H 721=w 732=OQ 790=M 853=m
`);
const aptosBold = widths(`
  203=␣ 268=i 294=I 296=l 300=,: 335=f 355=t 369=r 505=T 511=g 516=s 552=a 556=e 573=o 579=hn 586=dp 598=S
  605=P 619=B 677=& 723=N 729=H 940=W
`);
const tahoma = widths(`
  210=' 229=il 282=j 303=,. 313=␣ 318=f 330=! 334=t 350=:; 360=r 363=- 373=I 380=()/[\\]| 400=" 417=J 444=z
  446=s 461=c 470=? 480={} 495=x 498=Lkvy 521=F 525=a 526=e 543=o 546=0123456789 550=$*_\` 551=P 553=bdgpq
  557=S 558=hnu 559=Z 561=E 576=Y 581=X 584=T 588=K 589=B 597=V 600=A 601=C 621=R 656=U 667=GN 670=& 675=H
  678=D 708=OQ 730=#+<=>^~ 742=w 771=M 840=m 902=W 910=@ 980=%
`);
const tahomaBold = widths(`
  280=' 290=␣ 300=il 310=,. 340=! 360=:;j 380=f 420=t 430=-r 450=()[] 480=I 490=" 500=J 510=s 530=cz 550=\`
  570=?L 580=/F\\vy 590=e 600=akx 610=T 620=EZo{} 630=Sbdgpq 640=$*0123456789_hnu| 660=P 670=CVY 680=AX
  690=B 700=K 730=R 740=U 750=G 760=DH 770=NOQ 780=& 820=#+<=>^~ 890=Mw 920=@ 950=m 1030=W 1200=%
`);
const verdana = widths(`
  270=' 274=il 344=j 352=␣f 364=,. 390=! 394=t 421=I 427=r 450=()/:;[\\]| 454=- 455=J 460=" 521=cs 525=z
  550=? 557=L 575=F 592=kvxy 596=e 601=a 603=P 607=o 615=Y 616=T 623=bdgpq 630={} 632=E 633=hnu
  636=0123456789 640=$*_\` 684=ASV 685=XZ 686=B 693=K 695=R 698=C 730=& 732=U 748=N 751=H 771=D 775=G 787=OQ
  818=w 820=#+<=>^~ 843=M 973=m 989=W 1000=@ 1080=%
`);
const verdanaBold = widths(`
  330=' 340=␣il 360=,. 400=!:;j 420=f 460=t 480=- 500=r 540=()[]| 550=I 560=J 590="cs 600=z 620=? 640=L
  650=Fvy 660=e 670=akx 680=ET 690=/Z\\o 700=bdgpq 710=$*0123456789S_\`hnu{} 720=C 730=P 740=Y 760=BVX 770=K
  780=AR 810=GU 830=D 840=H 850=NOQ 860=& 870=#+<=>^~ 950=M 960=@ 980=w 1060=m 1130=W 1270=%
`);

/** Named as in Typst. Caladea, once a twin of Cambria, is 5 % narrower in today's versions. */
export const twins: readonly Twin[] = [
  {
    ...{
      family: "Caladea as wide as Cambria",
      base: ["caladea", "Caladea"],
      ascent: 950,
      descent: 222,
    },
    styles: {
      "400Regular": cambria,
      "400Regular_Italic": cambriaItalic,
      "700Bold": cambriaBold,
      "700Bold_Italic": cambriaBoldItalic,
    },
  },
  {
    ...{
      family: "Carlito as wide as Aptos",
      base: ["carlito", "Carlito"],
      ascent: 939,
      descent: 282,
    },
    styles: { "400Regular": aptos, "400Regular_Italic": aptos, "700Bold": aptosBold, "700Bold_Italic": aptosBold },
  },
  {
    ...{ family: "Arimo as wide as Tahoma", base: ["arimo", "Arimo"], ascent: 1000, descent: 207 },
    styles: { "400Regular": tahoma, "700Bold": tahomaBold },
  },
  {
    ...{ family: "Inter as wide as Verdana", base: ["inter", "Inter"], ascent: 1005, descent: 207 },
    styles: { "400Regular": verdana, "400Regular_Italic": verdana, "700Bold": verdanaBold },
  },
  {
    ...{
      family: "Tinos as high as Times New Roman",
      base: ["tinos", "Tinos"],
      ascent: 891,
      descent: 216,
    },
    styles: { "400Regular": {}, "400Regular_Italic": {}, "700Bold": {}, "700Bold_Italic": {} },
  },
  {
    ...{
      family: "Gelasio as high as Georgia",
      base: ["gelasio", "Gelasio"],
      ascent: 917,
      descent: 217,
    },
    styles: { "400Regular": {}, "400Regular_Italic": {}, "700Bold": {}, "700Bold_Italic": {} },
  },
];
