/** An amount, a percentage or a number of units, in one spelling each: "usd 193.12", "pct -0.6", "42". */
export type Figure = string;

const digits = String.raw`\d[\d,]*(?:\.\d+)?`;
const sign = "[+\\-\u2212]?";

const forms: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ["usd ", new RegExp(`(${sign})\\$(${digits})`, "g")],
  ["pct ", new RegExp(`(${sign})(${digits})\\s?%`, "g")],
  ["", new RegExp(`(${sign})(?<![\\w$.,])(${digits}) (?:shares?|contracts?|units?)\\b`, "g")],
  ["", new RegExp(`\\b(?:BUY|SELL) ()(${digits})`, "g")],
  ["", new RegExp(`\\|\\s*(${sign})(${digits})\\s*(?=\\|)`, "g")],
];

/** Every figure that a text states; days and citations state none. */
export function figuresIn(text: string): Figure[] {
  const spoken = text.replace(/\[(?:tool|doc|web):[^\]]*\]|\b\d{4}-\d{2}-\d{2}\b/g, " ");
  const found = forms.flatMap(([kind, pattern]) =>
    [...spoken.matchAll(pattern)].map(([, minus = "", number = ""]) =>
      written(kind, minus, number),
    ),
  );
  return [...new Set(found)];
}

/** A figure as an expectation names it: "$193.12", "-0.6 %", "42". */
export function figure(text: string): Figure {
  const [, minus = "", number = ""] = /^([+-]?)\$?([\d,.]+)/.exec(text) ?? [];
  return written(text.includes("$") ? "usd " : text.includes("%") ? "pct " : "", minus, number);
}

function written(kind: string, minus: string, number: string): Figure {
  const plain = number
    .replaceAll(",", "")
    .replace(/(\.\d*?)0*$/, "$1")
    .replace(/\.$/, "");
  return `${kind}${minus === "" || minus === "+" ? "" : "-"}${plain}`;
}
