import type * as Account from "@advisor/domain/account";

/** Extra words that identify an account by its type, in addition to the words of its name. */
export const accountTypeWords: Readonly<Record<Account.Type, string>> = {
  individual: "individual brokerage personal taxable",
  joint: "joint brokerage taxable",
  revocable_trust: "trust revocable living",
  irrevocable_trust: "trust irrevocable",
  traditional_ira: "traditional ira",
  rollover_ira: "rollover ira",
  sep_ira: "sep ira",
  simple_ira: "simple ira",
  inherited_ira: "inherited ira",
  "401k": "401k",
  "403b": "403b",
  roth_ira: "roth ira",
  roth_401k: "roth 401k",
  hsa: "hsa health savings",
  "529": "529 college savings plan",
  foundation: "foundation",
  annuity: "annuity",
};

/** Words that refer to an account on their own, even when they also have another meaning. */
export const accountOnlyWords = new Set(
  "brokerage trust revocable irrevocable ira rollover sep inherited 401k 403b roth hsa 529 annuity endowment joint".split(
    " ",
  ),
);

export const genericAccountWords = new Set(["account", "acct"]);
