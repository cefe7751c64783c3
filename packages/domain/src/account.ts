import * as z from "zod";
import { Day } from "./day.ts";
import { Text } from "./decimal.ts";

/** An account as a person or a model calls it: by its id, its name or its type. */
export const AccountMention = z.string().trim().min(1).max(80);

export const Type = z.enum([
  "individual",
  "joint",
  "revocable_trust",
  "traditional_ira",
  "rollover_ira",
  "sep_ira",
  "simple_ira",
  "inherited_ira",
  "401k",
  "403b",
  "roth_ira",
  "roth_401k",
  "hsa",
  "529",
  "irrevocable_trust",
  "foundation",
  "annuity",
]);
export type Type = z.infer<typeof Type>;

export type Treatment =
  | "taxable"
  | "tax_deferred"
  | "tax_free"
  | "education"
  | "taxable_trust"
  | "exempt";

const treatments: Record<Type, Treatment> = {
  individual: "taxable",
  joint: "taxable",
  revocable_trust: "taxable",
  traditional_ira: "tax_deferred",
  rollover_ira: "tax_deferred",
  sep_ira: "tax_deferred",
  simple_ira: "tax_deferred",
  inherited_ira: "tax_deferred",
  "401k": "tax_deferred",
  "403b": "tax_deferred",
  roth_ira: "tax_free",
  roth_401k: "tax_free",
  hsa: "tax_free",
  "529": "education",
  irrevocable_trust: "taxable_trust",
  foundation: "exempt",
  annuity: "tax_deferred",
};

/** Money in transit, in or out, that is not in `cash` yet. Amounts are positive US dollars. */
export const Pending = z.object({
  direction: z.enum(["deposit", "withdrawal"]),
  amount: Text,
  expected: Day.nullable(),
});

export const Info = z.object({
  id: z.string(),
  household_id: z.string(),
  name: z.string(),
  type: Type,
  owner_ids: z.array(z.string()),
  custodian: z.string(),
  /** False for held-away accounts: they are reported, but the policy does not cover them. */
  managed: z.boolean(),
  /** Which policy group the account belongs to, when the household has several. */
  ips_group: z.string().nullable(),
  /** US dollars; `total` may be negative (margin). `settles`: when the unsettled part settles. */
  cash: z.object({ total: Text, settled: Text, settles: Day.optional() }),
  pending: z.array(Pending),
  /** The day of the custodian's statement behind cash and positions. */
  as_of: Day,
});
export type Info = z.infer<typeof Info>;

export const treatment = (account: Pick<Info, "type">): Treatment => treatments[account.type];

/** True when realized gains in the account are not taxed. */
export const sheltered = (account: Pick<Info, "type">): boolean =>
  ["tax_deferred", "tax_free", "exempt", "education"].includes(treatment(account));
