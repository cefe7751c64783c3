import { statement, today } from "./days.ts";
import { type Dice, daysAfter, diceOf, many } from "./dice.ts";
import type { FileAccount, FileGrant, FileHousehold, FilePolicy } from "./file.ts";
import { holdingsOf } from "./random-holdings.ts";
import { policy } from "./random-policy.ts";
import { values } from "./random-values.ts";

const types = [
  ...["individual", "joint", "revocable_trust", "irrevocable_trust", "foundation", "annuity"],
  ...["traditional_ira", "rollover_ira", "inherited_ira", "sep_ira", "roth_ira", "hsa"],
  ...["401k", "529", "individual", "joint", "traditional_ira", "roth_ira"],
];

export function randomHousehold(seed: number): FileHousehold {
  const dice = diceOf(seed);
  const id = `hh_r${seed}`;
  const accounts = many(dice.between(1, 4), (at) => account(dice, `acc_r${seed}_${at}`));
  const holdings = holdingsOf(dice, accounts);
  const rate = values(dice, accounts);
  return {
    id,
    name: `Random ${seed}`,
    members: [{ id: "mem_1", name: "Ana Random", role: "primary" }],
    accounts,
    holdings,
    ips: policiesOf(dice, accounts, holdings),
    needs: many(dice.between(0, 3), (at) => ({
      id: `need_${at}`,
      account_id: dice.chance(50) ? dice.one(accounts).id : null,
      kind: dice.one(["withdrawal", "tuition", "tax", "rmd", "other"]),
      amount: dice.amount(10, 20_000),
      due: daysAfter(today, dice.one([-40, 0, 1, 30, 89, 90, 91, 200])),
    })),
    ...(dice.chance(30) && { unvested: many(dice.between(1, 3), () => grant(dice, accounts)) }),
    ...rate,
  };
}

/** None, one, or two over accounts of their own. */
function policiesOf(
  dice: Dice,
  accounts: readonly FileAccount[],
  holdings: FileHousehold["holdings"],
): FilePolicy[] {
  if (!dice.chance(92)) return [];
  const first = policy(dice, accounts, holdings, "ips_1");
  if (accounts.length === 1 || !dice.chance(30)) return [first];
  const ids = accounts.map((one) => one.id);
  const cut = dice.between(1, ids.length - 1);
  return [
    { ...first, scope: ids.slice(0, cut) },
    { ...policy(dice, accounts, holdings, "ips_2"), scope: ids.slice(cut) },
  ];
}

/** Shares of an employer that are not owned yet. */
const grant = (dice: Dice, accounts: readonly FileAccount[]): FileGrant => ({
  account_id: dice.one(accounts).id,
  ...{ symbol: "MSFT", name: "MSFT" },
  quantity: dice.chance(60) ? String(dice.between(1, 900)) : dice.amount(1, 900, 3),
  ...(dice.chance(80) && { vests: daysAfter(today, dice.between(1, 900)) }),
  ...(dice.chance(80) && { price: { amount: dice.amount(0, 600, 2), date: statement } }),
});

function account(dice: Dice, id: string): FileAccount {
  const total = dice.chance(10) ? dice.amount(-9_000, -1) : dice.amount(0, 90_000);
  const isPartly = dice.chance(35) && !total.startsWith("-");
  return {
    id,
    name: dice.one(["Brokerage", "Retirement", `Account ${id}`, `Money of ${id}`]),
    type: dice.one(types),
    owner_ids: ["mem_1"],
    custodian: "Custodian",
    managed: dice.chance(88),
    as_of: statement,
    cash: {
      total,
      ...(isPartly ? { settled: dice.amount(0, Math.floor(Number(total))) } : {}),
      ...(isPartly && dice.chance(50) ? { settles: daysAfter(today, dice.between(0, 3)) } : {}),
    },
    pending: many(dice.chance(25) ? dice.between(1, 2) : 0, () => ({
      direction: dice.one(["deposit", "withdrawal"]),
      amount: dice.amount(1, 9_000),
    })),
  };
}
