/** Word files. */
export const word = {
  "word.damaged": "This Word file is damaged. Open it in Word, save it again and upload it once more.",
  "word.not_word": "This file is not a Word document. Save it as .docx in Word and upload it once more.",
  "word.hostile": "This Word file contains parts that no word processor writes, so we didn't open it.",
  "word.pages": "This Word file has more than {most} pages. Divide it into several files.",
  "word.unset": "We can't set this Word file. Open it in Word, save it under a new name as .docx and upload that file.",
  "word.fields": "This Word file has more than {most} fields. Divide it into several files.",
  "word.note.noFields":
    "There is no field in this file, so all documents would be the same. Write {tag} where a value belongs, or insert merge fields in Word.",
  "word.note.chart": "Charts are left out; their place stays empty.",
  "word.note.diagram": "SmartArt graphics are left out; their place stays empty.",
  "word.note.embedded_object": "Embedded objects are left out; where the file has a picture of one, that is printed.",
  "word.note.drawing": "Some drawings are left out.",
  "word.note.math": "Equations are printed as plain text.",
  "word.note.metafile":
    "The picture {detail} is a Windows metafile, which we can't print. Insert it again as PNG or SVG.",
  "word.note.picture_format": "The picture {detail} can't be printed. Insert it again as PNG or JPEG.",
  "word.note.wrapped":
    "Text doesn't flow around pictures and boxes here: they stand where they are, and the text may run below them.",
  "word.note.external": "The file refers to something outside of itself ({detail}). We never open such references.",
  "word.note.field": "The Word field {detail} isn't evaluated: what stands in the file is printed.",
  "word.note.font": "{family} stands in for {name}, so lines may break differently than in Word.",
  "word.tooMuch": "This Word file is too long for us. Divide it into several files.",
} as const;
