/** For tests only: programs, references, encoded files and the like, and a part of the sentence that refuses each. */
export const codedTexts: [name: string, content: string, sentence: RegExp][] = [
  [
    "assembler",
    'section .data\n  msg db "Hello, world", 0xa\nsection .text\n_start:\n  mov eax, 4\n  mov ecx, msg\n  int 0x80\n  xor ebx, ebx\n  ret\n',
    /program code/,
  ],
  [
    "assembler of a compiler",
    "\t.globl\tmain\nmain:\n\tpushq\t%rbp\n\tmovq\t%rsp, %rbp\n\tmovl\t$0, -4(%rbp)\n\tjmp\t.L2\n.L2:\n\tleave\n\tret\n",
    /program code/,
  ],
  [
    "Haskell",
    "module Main where\n\nimport Data.List (sortBy, nub)\n\ntotal :: [Int] -> Int\ntotal = sum . map abs\n\nmain = do\n  let xs = [1, 2]\n  print (total xs)\n",
    /text|code/,
  ],
  ["a makefile", "all: a.o b.o\n\tcc -o all a.o b.o\n\nclean:\n\trm -f all\n", /program code/],
  ["COBOL", "       IDENTIFICATION DIVISION.\n       PROGRAM-ID. HELLO.\n       STOP RUN.\n", /program code/],
  ["a milling machine's program", "G21 ; mm\nG90\nG1 X10.0 Y20.0 F1500\nG1 X15.0 Y25.0\nM30\n", /program code/],
  ["robots.txt", "# all\nUser-agent: *\nDisallow: /search?q=a,b\n\nUser-agent: Bot\nAllow: /\n", /settings/],
  ["a zone of names", "$TTL 3600\n@ IN NS ns1.example.org.\nwww IN A 192.0.2.1\n", /settings/],
  ["a server's rules", "RewriteEngine On\nRewriteRule ^(.*)$ /a/$1 [R=301,L]\nRewriteBase /\n", /settings/],
  [
    "a schedule",
    "# m h dom mon dow command\n0 5 * * 1 tar -zcf /var/a.tgz /home/\n*/5 * * * * php a.php\n",
    /settings/,
  ],
  [
    "proteins",
    ">sp|P12345|AATM Aminotransferase, mitochondrial\nMALLHSARVLSGVASAF\nHPGLAAAASARASSWW\n>b\nMKV\n",
    /sequence file/,
  ],
  ["reads of a genome", "@SEQ 1\nGATTTGGGGTTCAAAGC\n+\n!''*((((***+))%%%\n", /sequence file/],
  [
    "a gene",
    "LOCUS       SCU49845     5028 bp    DNA\nDEFINITION  Yeast, partial cds\nACCESSION   U49845\n",
    /sequence file/,
  ],
  ["RIS", "TY  - JOUR\nAU  - Lee, Ann\nTI  - Tables, and what they hold\nER  - \n", /references.*export it as CSV/s],
  ["PubMed", "PMID- 12345678\nTI  - Tables, and what they hold.\nFAU - Lee, Ann\n", /references/],
  ["EndNote", "%0 Journal Article\n%A Lee, Ann\n%T Tables, and rows\n", /references/],
  ["uuencode", "begin 644 list.xlsx\nM!3G]6P-K,N3YB-YH9,!WPKHGHKPW!,9HY-BY3N\n`\nend\n", /Base64 or uuencode/],
  [
    "Base64",
    `${"UEsDBBQABgAIAAAAIQBi7p1oXgEAAJAEAAATAAgCW0NvbnRlbnRfVHlwZXNdLnhtbCCi\n".repeat(4)}bnRlbnRfVHlwZXNdLnhtbA==\n`,
    /Base64/,
  ],
  ["Base64 in one line", `${"UEsDBBQABgAIAAAAIQBi7p1oXgEAAJAEAAAT".repeat(9)}\n`, /Base64/],
  ["data in an address", "data:text/csv;base64,TmFtZSxBZ2UKQW5uLDQxCg==\n", /Base64/],
  [
    "a hexadecimal dump",
    "00000000: 4e61 6d65 2c41 6765 0a41 6e6e  Name,Age.Ann\n00000010: 2c34 310a 4265 6e2c 330a 4361  ,41.Ben,3.Ca\n",
    /Base64/,
  ],
  ["a server's answer", "404", /a website’s error message.*Download the file again/s],
  ["a server's answer in words", "403 Forbidden\n", /a website’s error message/],
  ["a public key", "ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQC7 ann@host\n", /certificate or key/],
  ["a token", "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w\n", /certificate or key/],
  [
    "a license",
    'MIT License\n\nCopyright (c) 2026 Ann Lee\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software and associated documentation files (the "Software"), to deal\nin the Software without restriction, including without limitation the rights\n',
    /text/,
  ],
];

/** Tables that look like one of them. */
export const tablesLikeCoded: string[] = [
  "Code\n404\n403\n500\n",
  "404,Not found\n403,Forbidden\n",
  "Action\tObject\nadd\tapple\ncall\tBob\npush\tdoor\ntest\tlamp\n",
  "call;Bob\nadd;Ann\ntest;Cleo\nint;Dan\n",
  "Tool\nG21\nM104\nG28\nT2\n",
  "Token\nUEsDBBQABgAIAAAAIQBi7p1oXgEAAJAEAAATAAgCW0NvbnRlbnRfVHlwZXNd\nAAJAEAAATAAgCW0NvbnRlbnRfVHlwZXNdUEsDBBQABgAIAAAAIQBi7p1oXgE\n",
  "Members:\n\tName\tAge\n\tAnn\t41\n\tBen\t3\n",
  ">18,yes\n>21,no\n<18,no\n",
  "User,Agent\nAnn,Bob\n",
  "root:x:0:0:root:/root:/bin/bash\nbin:x:2:2:bin:/bin:/usr/sbin/nologin\nann:x:3:3:ann:/home/ann:/bin/sh\n",
  "1 2 3 4 5 6\n2 3 4 5 6 7\n3 4 5 6 7 8\n",
];
