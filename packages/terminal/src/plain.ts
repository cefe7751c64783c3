/** Signs that a terminal obeys or does not show: controls, marks of direction, zero width, tags, fillers. */
const unseen = "[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\u2028\\u2029]";
/** Within a picture that is made of several, and between lines and columns. */
const needed =
  "(?<=[\\p{Extended_Pictographic}\\p{EMod}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})|[\\n\\t\\ufe0f]";
const signs = new RegExp(`(${needed})|${unseen}`, "gu");

/** Text that a terminal shows and does not obey: what is there and cannot be seen is taken out. */
export const plain = (text: string): string => text.replace(signs, "$1");

/** JSON with the same signs escaped: the terminal does not obey them, and a program reads them. */
export const plainJson = (value: unknown, indent = 2): string =>
  JSON.stringify(value, null, indent).replace(signs, (sign, kept?: string) =>
    kept === undefined ? escaped(sign) : sign,
  );

const escaped = (sign: string): string =>
  sign
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
