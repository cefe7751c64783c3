import * as Account from "@advisor/domain/account";
import * as Holding from "@advisor/domain/holding";
import * as Household from "@advisor/domain/household";
import * as z from "zod";
import {
  accountKey,
  accountPrefix,
  byAdvisor,
  holdingsKey,
  householdKey,
  householdPartition,
  type Key,
  listedHousehold,
} from "./keys.ts";
import { readAll } from "./read-all.ts";
import type { Item, Table } from "./table.ts";

const holdingsPerItem = 100;

export const householdStore = (table: Table): Household.Store => ({
  async get(id) {
    const item = await table.get(householdKey(id));
    return item === undefined ? undefined : Household.Info.parse(item.household);
  },

  async snapshot(id) {
    const [household, items] = await Promise.all([
      this.get(id),
      readAll(table, { pk: householdPartition(id), prefix: accountPrefix }),
    ]);
    if (household === undefined) return undefined;
    return {
      household,
      accounts: items.flatMap(({ account }) =>
        account === undefined ? [] : [Account.Info.parse(account)],
      ),
      holdings: items.flatMap(({ holdings }) =>
        holdings === undefined ? [] : z.array(Holding.Info).parse(holdings),
      ),
    };
  },

  async list(advisorId, { cursor, limit }) {
    const { gsi_pk } = listedHousehold(advisorId, "", "");
    const page = await table.query({ pk: gsi_pk, index: byAdvisor, limit, cursor });
    return { ...page, items: page.items.map(({ card }) => Household.Card.parse(card)) };
  },
});

/** A household as the items that `householdStore` reads. */
export function householdItems({
  household,
  accounts,
  holdings,
}: Household.Snapshot): (Key & Item)[] {
  const { id, advisor_id, name } = household;
  const card = Household.Card.parse({ ...household, members: household.members.length });
  return [
    { ...householdKey(id), household, card, ...listedHousehold(advisor_id, name, id) },
    ...accounts.map((account) => ({ ...accountKey(id, account.id), account })),
    ...accounts.flatMap((account) =>
      chunked(holdings.filter((holding) => holding.account_id === account.id)).map((chunk, n) => ({
        ...holdingsKey(id, account.id, n),
        holdings: chunk,
      })),
    ),
  ];
}

const chunked = <Value>(values: Value[]): Value[][] =>
  Array.from({ length: Math.ceil(values.length / holdingsPerItem) }, (_, n) =>
    values.slice(n * holdingsPerItem, (n + 1) * holdingsPerItem),
  );
