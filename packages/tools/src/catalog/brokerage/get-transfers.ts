import { filterByAccount } from "@advisor/domain/brokerage/account-filter";
import { Day } from "@advisor/domain/day";
import { decimal, sum } from "@advisor/domain/decimal";
import { countOf, Usd } from "@advisor/domain/figure";
import * as z from "zod";
import {
  AccountName,
  StatementAnswer,
  statementAnswer,
  unknownAccount,
} from "../../brokerage-tool.ts";
import { defineTool } from "../../define-tool.ts";

const Kind = z.enum(["deposit", "withdrawal"]);
const Status = z.enum(["completed", "pending", "failed"]);

export const getTransfers = defineTool({
  name: "get_transfers",
  source_id: "tool:transfers:v1",
  reads: "Transfers of the account",
  description:
    "Deposits and withdrawals of the household's brokerage accounts, newest first, with totals by status in US dollars. Amounts are positive; type says the direction.",
  effect: "read",
  needs: ["brokerage"],
  input: z.object({
    account: AccountName,
    type: Kind.nullable().default(null).describe("Only this direction"),
    status: Status.nullable().default(null).describe("Only this status"),
    from: Day.nullable().default(null).describe("First day, YYYY-MM-DD"),
    to: Day.nullable().default(null).describe("Last day, YYYY-MM-DD"),
    limit: z.int().min(1).max(200).default(50).describe("How many to list"),
  }),
  example: { type: "deposit", status: "completed" },
  output: StatementAnswer.extend({
    transfers: z.array(
      z.object({
        account: z.string(),
        timestamp: z.string(),
        type: Kind,
        method: z.string(),
        amount: Usd,
        status: Status,
      }),
    ),
    total: countOf("transfers"),
    /** Deposits minus withdrawals over all matching transfers. */
    net_completed: Usd.nullable(),
    net_pending: Usd.nullable(),
  }),
  cost: { usd: 0, seconds: 5 },
  async execute({ account, type, status, from, to, limit }, { brokerage }) {
    const { value, source } = await brokerage.section("transfers");
    const own = filterByAccount(value.transfers, value.accounts, account);
    if (!own.known) {
      const data = unknownAccount(value.as_of, account, own.accounts);
      return {
        source,
        data: { ...data, transfers: [], total: 0, net_completed: null, net_pending: null },
      };
    }
    const fitting = own.rows
      .filter((transfer) => type === null || transfer.type === type)
      .filter((transfer) => status === null || transfer.status === status)
      .filter(({ timestamp }) => from === null || timestamp.slice(0, 10) >= from)
      .filter(({ timestamp }) => to === null || timestamp.slice(0, 10) <= to)
      .sort((a, b) => b.timestamp.localeCompare(a.timestamp));
    const net = (wanted: z.infer<typeof Status>): number =>
      sum(
        fitting
          .filter((transfer) => transfer.status === wanted)
          .map(({ type, amount }) => decimal(amount).times(type === "deposit" ? 1 : -1)),
      ).toNumber();
    const transfers = fitting
      .slice(0, limit)
      .map((transfer) => ({ ...transfer, amount: decimal(transfer.amount).toNumber() }));
    return {
      source,
      data: {
        ...statementAnswer(value.as_of, own.account),
        transfers,
        total: fitting.length,
        net_completed: net("completed"),
        net_pending: net("pending"),
      },
    };
  },
});
