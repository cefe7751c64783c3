/**
 * Characters that a terminal interprets or does not show: control, bidirectional, zero-width, tag
 * and filler characters.
 */
const unseen = "[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\u2028\\u2029]";
/** Exceptions that are kept: joiners inside emoji, line breaks and tabs. */
const needed =
  "(?<=[\\p{Extended_Pictographic}\\p{EMod}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})|[\\n\\t\\ufe0f]";
const signs = new RegExp(`(${needed})|${unseen}`, "gu");

/** Removes control and invisible characters, so that text cannot control the terminal. */
export const stripControlCharacters = (text: string): string => text.replace(signs, "$1");

/** JSON with those characters escaped: safe in a terminal, and programs still read them. */
export const safeJson = (value: unknown, indent = 2): string =>
  JSON.stringify(value, null, indent).replace(signs, (sign, kept?: string) =>
    kept === undefined ? escaped(sign) : sign,
  );

const escaped = (sign: string): string =>
  sign
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
