import type { Brief } from "@advisor/protocol/brief";
import { strToU8, zipSync } from "fflate";
import { type Section, sectionsOf, titleBlock } from "./sections.ts";

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const main = "application/vnd.openxmlformats-officedocument.wordprocessingml";

/** The brief as a Word document (ECMA-376) on letter paper. */
export function briefDocx(brief: Brief, audience: "advisor" | "client"): Uint8Array<ArrayBuffer> {
  const head = titleBlock(brief);
  const body = [
    paragraph(head.title, "Title"),
    ...head.lines.map((line) => paragraph(line)),
    ...sectionsOf(brief, audience).flatMap(parts),
  ].join("");
  const margins = 'w:top="1080" w:right="1080" w:bottom="1080" w:left="1080"';
  const page = `<w:sectPr><w:pgSz w:w="12240" w:h="15840"/><w:pgMar ${margins}/></w:sectPr>`;
  const document = `${xml}<w:document xmlns:w="${word}"><w:body>${body}${page}</w:body></w:document>`;
  return new Uint8Array(
    zipSync({
      "[Content_Types].xml": strToU8(contentTypes),
      "_rels/.rels": strToU8(relations("rId1", "officeDocument", "word/document.xml")),
      "word/_rels/document.xml.rels": strToU8(relations("rId1", "styles", "styles.xml")),
      "word/document.xml": strToU8(document),
      "word/styles.xml": strToU8(styles),
    }),
  );
}

const contentTypes = `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${main}.styles+xml"/></Types>`;

const relations = (id: string, type: string, target: string): string =>
  `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/></Relationships>`;

const style = (id: string, name: string, of: string, size: number): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/>${of}<w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`;

const normal =
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr><w:spacing w:after="60"/></w:pPr><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri"/><w:sz w:val="20"/></w:rPr></w:style>';

const above =
  '<w:pPr><w:keepNext/><w:spacing w:before="200" w:after="60"/><w:outlineLvl w:val="0"/></w:pPr>';

const styles = `${xml}<w:styles xmlns:w="${word}">${normal}${style("Title", "Title", "", 36)}${style("Heading1", "heading 1", above, 24)}</w:styles>`;

/** Characters that XML does not allow. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string): string =>
  text
    .replace(unwritable, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

function paragraph(text: string, styleId?: string): string {
  const properties = styleId === undefined ? "" : `<w:pPr><w:pStyle w:val="${styleId}"/></w:pPr>`;
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
}

const parts = (section: Section): string[] => [
  paragraph(section.title, "Heading1"),
  ...("lines" in section
    ? section.lines.map((line) => paragraph(`• ${line}`))
    : [table([section.heads, ...section.rows]), paragraph("")]),
];

const borders = ["top", "bottom", "insideH"]
  .map((edge) => `<w:${edge} w:val="single" w:sz="4" w:color="BFBFBF"/>`)
  .join("");

function table(rows: readonly string[][]): string {
  const columns = rows[0]?.length ?? 0;
  const width = Math.floor(10_000 / Math.max(1, columns));
  const grid = `<w:tblGrid>${`<w:gridCol w:w="${width}"/>`.repeat(columns)}</w:tblGrid>`;
  const properties = `<w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblBorders>${borders}</w:tblBorders></w:tblPr>`;
  const lines = rows.map(
    (cells) =>
      `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph(cell)}</w:tc>`).join("")}</w:tr>`,
  );
  return `<w:tbl>${properties}${grid}${lines.join("")}</w:tbl>`;
}
