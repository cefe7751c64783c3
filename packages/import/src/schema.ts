import * as Account from "@advisor/domain/account";
import { Fee, Trade, Transfer } from "@advisor/domain/brokerage/dataset";
import { Day } from "@advisor/domain/day";
import { Text } from "@advisor/domain/decimal";
import * as Document from "@advisor/domain/document";
import * as Holding from "@advisor/domain/holding";
import * as Household from "@advisor/domain/household";
import * as Ips from "@advisor/domain/ips";
import * as Lot from "@advisor/domain/lot";
import * as Member from "@advisor/domain/member";
import * as Need from "@advisor/domain/need";
import * as Note from "@advisor/domain/note";
import * as Unvested from "@advisor/domain/portfolio/unvested";
import * as Task from "@advisor/domain/task";
import * as z from "zod";

const mostValues = 5_000;
const mostRows = 1_500;

/** The household schema of import files: unknown fields are rejected, omitted ones get defaults. */
const id = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,79}$/, "letters, digits, _ . and -");
const name = z
  .string()
  .min(1, "a name")
  .max(200)
  .refine((text) => text === text.trim(), "a name without spaces around it");
const currency = z.string().regex(/^[A-Z]{3}$/, "three capital letters, such as USD");
const amount = Text.nullable().default(null);

export const MemberRow = z.strictObject({
  ...Member.Info.shape,
  id,
  name,
  birth_date: Member.Info.shape.birth_date.default(null),
});

export const AccountRow = z.strictObject({
  ...Account.Info.omit({ household_id: true }).shape,
  id,
  name,
  managed: z.boolean().default(true),
  ips_group: z.string().nullable().default(null),
  cash: z.strictObject({ ...Account.Info.shape.cash.shape, settled: Text.optional() }),
  pending: z
    .array(
      z.strictObject({
        ...Account.Pending.shape,
        expected: Account.Pending.shape.expected.default(null),
      }),
    )
    .default([]),
});

export const LotRow = z.strictObject({
  ...Lot.Info.shape,
  id: id.optional(),
  acquired: Lot.Info.shape.acquired.default(null),
  cost_per_share: amount,
  source: Lot.Info.shape.source.default("purchase"),
});

const PriceRow = z.strictObject({
  ...Holding.Price.shape,
  currency: currency.default("USD"),
  fx_rate: amount,
  fx_date: Holding.Price.shape.fx_date.default(null),
});

export const HoldingRow = z.strictObject({
  ...Holding.Info.shape,
  security_id: z.string().min(1).max(80).optional(),
  symbol: z.string().min(1).max(21).nullable().default(null),
  name,
  issuer_id: Holding.Info.shape.issuer_id.default(null),
  sector: Holding.Info.shape.sector.default(null),
  asset_class: Holding.Info.shape.asset_class.default(null),
  asset_class_mix: z
    .array(z.strictObject({ class: z.string().min(1), weight: Text }))
    .nullable()
    .default(null),
  multiplier: Text.default("1"),
  price: PriceRow.nullable().default(null),
  lots: z.array(LotRow).max(1_000, "at most 1000 lots").default([]),
});

const { restricted, liquidity_reserve, prohibited, esg } = Ips.Constraints.shape;
const Constraints = z.strictObject({
  max_single_issuer_pct: amount,
  max_sector_pct: amount,
  prohibited: prohibited.default([]),
  restricted: z.array(z.strictObject(restricted.element.shape)).default([]),
  liquidity_reserve: liquidity_reserve.default(null),
  max_annual_realized_gain: amount,
  esg: esg.default([]),
});

const { mode } = Ips.Info.shape.rebalance.shape;
export const PolicyRow = z.strictObject({
  ...Ips.Info.shape,
  id,
  name,
  scope: Ips.Info.shape.scope.default(null),
  ips_group: Ips.Info.shape.ips_group.default(null),
  targets: z
    .array(z.strictObject({ class: z.string().min(1), target: Text, min: amount, max: amount }))
    .min(1, "at least one target"),
  constraints: Constraints.prefault({}),
  benchmark: z.array(z.strictObject(Ips.Info.shape.benchmark.element.shape)).default([]),
  risk_tolerance: z.string().default(""),
  rebalance: z.strictObject({ mode: mode.default("band"), min_trade: amount }).prefault({}),
});

export const NeedRow = z.strictObject({
  ...Need.Info.shape,
  id,
  account_id: Need.Info.shape.account_id.default(null),
  note: z.string().default(""),
});

export const UnvestedRow = z.strictObject({
  ...Unvested.Info.shape,
  id: id.optional(),
  symbol: z.string().min(1).max(21),
  name: name.optional(),
  vests: Unvested.Info.shape.vests.default(null),
  price: PriceRow.nullable().default(null),
});

const amountOf = Text.refine((text) => !text.startsWith("-"), "an amount without a sign");

export const ValueRow = z.strictObject({
  account_id: z.string(),
  day: Day,
  value: Text,
  source: z.string().min(1).default("imported"),
});

export const TradeRow = z.strictObject({
  ...Trade.omit({ account: true, timestamp: true }).shape,
  account_id: z.string(),
  day: Day,
  quantity: amountOf,
  price: amountOf,
});

export const TransferRow = z.strictObject({
  ...Transfer.omit({ account: true, timestamp: true }).shape,
  account_id: z.string(),
  day: Day,
  method: z.string().default("transfer"),
  amount: amountOf,
  status: Transfer.shape.status.default("completed"),
});

export const FeeRow = z.strictObject({
  ...Fee.omit({ account: true }).shape,
  account_id: z.string(),
  amount: amountOf,
  note: z.string().default(""),
});

/** The most rows that fit into one item of the store. */
const many = <Row extends z.ZodType>(row: Row) =>
  z.array(row).max(mostRows, `at most ${mostRows}`).optional();

/** The most text that fits into one item of the store. */
const longText = z.string().trim().min(1, "some text").max(200_000, "at most 200000 characters");
const mostPapers = 1_000;
const papers = <Row extends z.ZodType>(row: Row) =>
  z.array(row).max(mostPapers, `at most ${mostPapers}`).optional();

/** Empty lines separate passages. */
export const DocumentRow = z.strictObject({
  ...Document.Info.omit({ household_id: true, chunks: true }).shape,
  id,
  title: name,
  text: longText,
});

export const NoteRow = z.strictObject({
  ...Note.Info.omit({ household_id: true }).shape,
  id,
  at: z.iso.datetime({ offset: true }).or(Day),
  author: z.string().min(1).default("imported"),
  text: longText,
});

export const TaskRow = z.strictObject({
  ...Task.Info.omit({ household_id: true, created_at: true, done_at: true, canceled_at: true })
    .shape,
  id,
  title: name,
  due: Task.Info.shape.due.default(null),
  priority: Task.Priority.default("normal"),
  assignee: z.string().min(1).optional(),
  related: Task.Info.shape.related.default(null),
  status: Task.WorkStatus.default("open"),
});

export const HouseholdRow = z.strictObject({
  id: Household.Info.shape.id,
  advisor_id: z.string().min(1).optional(),
  name,
  members: z.array(MemberRow).min(1, "at least one member"),
  risk_tolerance: z.string().default(""),
  ips: z.array(PolicyRow).default([]),
  needs: z.array(NeedRow).default([]),
  unvested: z.array(UnvestedRow).max(500, "at most 500").optional(),
  next_meeting: z.iso.datetime({ offset: true }).nullable().default(null),
  simulated: z.boolean().default(false),
  accounts: z.array(AccountRow).min(1, "at least one account"),
  holdings: z.array(HoldingRow).default([]),
  valuations: z.array(ValueRow).max(mostValues, `at most ${mostValues}`).optional(),
  trades: many(TradeRow),
  transfers: many(TransferRow),
  fees: many(FeeRow),
  documents: papers(DocumentRow),
  notes: papers(NoteRow),
  tasks: papers(TaskRow),
});
export type HouseholdRow = z.infer<typeof HouseholdRow>;

export const File = z.strictObject({
  households: z.array(HouseholdRow).min(1, "at least one household"),
});
