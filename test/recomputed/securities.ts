/** A security and how files may spell it; null for one without a ticker. */
export interface Listed {
  spellings: readonly (string | null)[];
  /** The one spelling in results, and the one name. */
  name: string;
  kind: "stock" | "etf" | "mutual_fund" | "money_market" | "bond" | "option" | "private";
  issuer?: string;
  /** What is measured together as one issuer; absent for funds. */
  group?: string;
  sector?: string;
  /** By class; what is missing to 1 is unclassified. */
  mix: Readonly<Record<string, string>>;
  multiplier?: string;
  currency?: "INR" | "EUR";
}

const us = { us_equity: "1" };
const stock = { kind: "stock", mix: us } as const;

export const securities: readonly Listed[] = [
  { ...stock, spellings: ["MSFT", "msft"], name: "MSFT", group: "MSFT", sector: "Technology" },
  { ...stock, spellings: ["GOOG"], name: "GOOG", group: "alphabet", sector: "Communication" },
  {
    ...stock,
    spellings: ["GOOGL", "googl"],
    name: "GOOGL",
    group: "alphabet",
    sector: "Communication",
  },
  {
    ...stock,
    spellings: ["BRK.B", "BRK-B", "BRK/B", "BRKB"],
    name: "BRK.B",
    group: "berkshire",
    sector: "Financials",
  },
  {
    ...stock,
    spellings: ["PM"],
    name: "PM",
    issuer: "tobacco",
    group: "tobacco",
    sector: "Staples",
  },
  { ...stock, spellings: ["ZZQ"], name: "ZZQ", issuer: "zed", group: "zed", sector: "Technology" },
  {
    spellings: ["ZZQ261218C00050000", "ZZQ   261218C00050000"],
    name: "ZZQ261218C00050000",
    kind: "option",
    group: "zed",
    mix: us,
    multiplier: "100",
  },
  { spellings: ["ZFUA"], name: "ZFUA", kind: "etf", mix: us },
  { spellings: ["ZFUB"], name: "ZFUB", kind: "etf", mix: { intl_equity: "1" } },
  { spellings: ["ZFUC"], name: "ZFUC", kind: "etf", mix: { fixed_income: "1" } },
  {
    spellings: ["ZBAX"],
    name: "ZBAX",
    kind: "mutual_fund",
    mix: { us_equity: "0.6", fixed_income: "0.35", cash: "0.05" },
  },
  { spellings: ["ZMMXX"], name: "ZMMXX", kind: "money_market", mix: { cash: "1" } },
  {
    spellings: [null],
    name: "private_zed_iii",
    kind: "private",
    group: "private_zed_iii",
    mix: { alternatives: "1" },
  },
  { spellings: [null], name: "private_firm", kind: "private", group: "private_firm", mix: {} },
  {
    ...stock,
    spellings: ["RELIANCE.NS"],
    name: "RELIANCE.NS",
    group: "RELIANCE.NS",
    mix: { intl_equity: "1" },
    currency: "INR",
  },
  {
    spellings: ["ZBND"],
    name: "ZBND",
    kind: "bond",
    group: "ZBND",
    mix: { fixed_income: "1" },
    currency: "EUR",
  },
];
export const securityOf = (text: string): Listed => {
  const found = securities.find(({ spellings, name }) => name === text || spellings.includes(text));
  if (found === undefined) throw new Error(`${text} is no security of this test`);
  return found;
};
