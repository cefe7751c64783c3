const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/**
 * The content of each element of this name, in order, with or without a namespace prefix. Made for
 * flat records: it does not handle an element nested in one of the same name.
 */
export function xmlElements(xml: string, name: string): string[] {
  const pattern = new RegExp(
    `<(?:[\\w-]+:)?${name}(?:\\s[^>]*?)?(?:/>|>([\\s\\S]*?)</(?:[\\w-]+:)?${name}\\s*>)`,
    "g",
  );
  return Array.from(uncommented(xml).matchAll(pattern), ([, inside]) => inside ?? "");
}

/** The text of the first element of this name; null when it is missing or empty. */
export function xmlText(xml: string, name: string): string | null {
  const plain = plainText(xmlElements(xml, name)[0] ?? "");
  return plain === "" ? null : plain;
}

/** The value of an attribute of the first element of this name. */
export function xmlAttribute(xml: string, name: string, key: string): string | null {
  const pattern = new RegExp(
    `<(?:[\\w-]+:)?${name}\\s[^>]*?\\b${key}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`,
  );
  const [, double, single] = pattern.exec(uncommented(xml)) ?? [];
  const value = decoded(double ?? single ?? "").trim();
  return value === "" ? null : value;
}

/** Text without tags, entities decoded, white space as single spaces. */
export const plainText = (xml: string): string =>
  decoded(
    xml
      .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, inside: string) => escaped(inside))
      .replace(/<[^>]*>/g, " "),
  )
    .replace(/\s+/g, " ")
    .trim();

const uncommented = (xml: string): string => xml.replace(/<!--[\s\S]*?-->/g, "");

const escaped = (inside: string): string => inside.replace(/&/g, "&amp;").replace(/</g, "&lt;");

const decoded = (encoded: string): string =>
  encoded.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (whole, ten, sixteen, word) => {
    if (word !== undefined) return named[String(word).toLowerCase()] ?? whole;
    const code = ten === undefined ? Number.parseInt(sixteen, 16) : Number(ten);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
