import { quantity, signedUsd, usd } from "../format.ts";
import type { Words } from "./by-account.ts";

/** "cash", "settled cash" or "unsettled cash". */
export const cashWords = (cash: string): Words => ({
  more: `holds more ${cash}`,
  less: `holds less ${cash}`,
  most: `account with the most ${cash}`,
  least: `account with the least ${cash}`,
  verbs: ["holds", "hold"],
  nothing: `no ${cash}`,
  something: cash,
  of: ` in ${cash}`,
  written: usd,
});

/** Of each account's own value. */
export const cashShareWords: Words = {
  ...cashWords("of its value in cash"),
  nothing: "no cash",
  something: "cash",
  of: " in cash",
  written: (figure) => `${figure.toFixed(2)} %`,
};

export const valueWords: Words = {
  more: "is worth more",
  less: "is worth less",
  most: "largest account",
  least: "smallest account",
  verbs: ["is worth", "are worth"],
  nothing: "nothing",
  something: undefined,
  of: "",
  written: usd,
};

export const unitWords = (symbol: string, unit: string): Words => ({
  more: `holds more ${symbol}`,
  less: `holds less ${symbol}`,
  most: `account with the most ${symbol}`,
  least: `account with the least ${symbol}`,
  verbs: ["holds", "hold"],
  nothing: `no ${symbol}`,
  something: undefined,
  of: ` of ${symbol}`,
  written: (figure) => `${quantity(figure)} ${unit}`,
});

export const gainWords = (symbol: string): Words => ({
  more: `has gained more on ${symbol}`,
  less: `has gained less on ${symbol}`,
  most: `account with the largest gain on ${symbol}`,
  least: `account with the smallest gain on ${symbol}`,
  verbs: ["has gained", "have gained"],
  nothing: `nothing on ${symbol}`,
  something: undefined,
  of: ` on ${symbol}`,
  written: signedUsd,
});
