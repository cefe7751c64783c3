import type * as Holding from "../holding.ts";

/** What is known of a security of an issuer: held, or inside a fund. */
export type IssuedSecurity = Pick<Holding.Info, "name"> &
  Partial<Pick<Holding.Info, "kind" | "issuer_id">>;

/**
 * The name of an issuer for people. Files and fund lists name securities and not issuers, so it is
 * the name of its share, or of the only thing that it issued. A bond's name has a rate and a date,
 * so the issuer of bonds is named by its id in words. Where no issuer is stated, what is held names it.
 */
export function issuerName(issuer_id: string, issued: readonly IssuedSecurity[]): string {
  const share = issued.find(({ kind }) => kind === "stock");
  if (share !== undefined) return share.name;
  const [first] = issued;
  if (first && issued.every((one) => one.issuer_id === null)) return first.name;
  const names = new Set(issued.filter(({ kind }) => kind !== "bond").map(({ name }) => name));
  const [only] = names;
  return only !== undefined && names.size === 1 ? only : inWords(issuer_id);
}

const inWords = (id: string): string => id.split("_").map(word).join(" ");

/** Two letters are an abbreviation: US, UK, EU. */
const word = (text: string): string =>
  text.length <= 2 ? text.toUpperCase() : text.charAt(0).toUpperCase() + text.slice(1);
