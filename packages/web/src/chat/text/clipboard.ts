import { bracketMarks } from "./bracket-marks.ts";

/** Elements that are not part of the answer's text. */
const aside = ".cited, button:not(.chip), .tool, .foot";
const blocks: ReadonlySet<string> = new Set(
  "p,h1,h2,h3,h4,h5,h6,ul,ol,blockquote,pre,table,section,hr,div".split(","),
);

/** An answer for the clipboard: tables as cells for spreadsheets (tabs) and documents (HTML). */
export function clipboardOf(answer: Element): { text: string; html: string } {
  const copy = answer.cloneNode(true) as Element;
  for (const node of copy.querySelectorAll(aside)) node.remove();
  bracketMarks(copy);
  for (const node of copy.querySelectorAll("*")) {
    for (const { name } of [...node.attributes]) if (name !== "href") node.removeAttribute(name);
  }
  return {
    text: withHyphens(plain(copy))
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
    html: withHyphens(copy.innerHTML),
  };
}

/** A spreadsheet reads a hyphen as the sign of a figure, and no other minus. */
const withHyphens = (text: string): string => text.replace(/−(?=[$€₹£]?\d)/g, "-");

/** The text of an element, without line breaks between blocks. */
const wordsOf = (text: string): string =>
  /^\s*\n\s*$/.test(text) ? "" : text.replace(/\s+/g, " ");

const oneLine = (text: string | null): string => (text ?? "").replace(/\s+/g, " ").trim();

const isElement = ({ nodeType }: Node): boolean => nodeType === Node.ELEMENT_NODE;

function plain(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return wordsOf(node.textContent ?? "");
  const name = node.nodeName.toLowerCase();
  if (name === "br") return "\n";
  if (name === "tr")
    return `${[...node.childNodes]
      .filter(isElement)
      .map((cell) => oneLine(cell.textContent))
      .join("\t")}\n`;
  if (name === "pre") return `${node.textContent ?? ""}\n\n`;
  if (["table", "thead", "tbody"].includes(name)) {
    const rows = [...node.childNodes].map(plain).join("");
    return name === "table" ? `\n${rows}\n` : rows;
  }
  const inside = [...node.childNodes].map(plain).join("");
  if (name === "li") return `- ${inside.trim()}\n`;
  return blocks.has(name) ? `\n${inside.trim()}\n\n` : inside;
}

/** Copies an answer to the clipboard. */
export async function copyAnswer(answers: readonly Element[]): Promise<void> {
  const all = answers.map(clipboardOf);
  const text = all.map((one) => one.text).join("\n\n");
  const html = all.map((one) => one.html).join("\n");
  await navigator.clipboard.write([
    new ClipboardItem({
      "text/plain": new Blob([text], { type: "text/plain" }),
      "text/html": new Blob([html], { type: "text/html" }),
    }),
  ]);
}
