import { readJson } from "@advisor/import/read-json";
import { afterAll, expect, test } from "vitest";
import { openTestStore } from "../store/test-store.ts";
import { apply, draftOf, household } from "./import.fixture.ts";

const store = await openTestStore();
afterAll(store.close);

/**
 * Each case changes one field of two valid households, `a` and `b`, and lists what the error must
 * mention.
 */
const planted: [
  (a: ReturnType<typeof household>, b: ReturnType<typeof household>) => void,
  string,
][] = [
  [
    (a) => {
      a.nickname = "R";
    },
    "[0].nickname: is not a field here: remove it or correct its name",
  ],
  [
    (a) => {
      delete a.name;
    },
    "[0].name: is missing: add it",
  ],
  [
    (a) => {
      a.next_meeting = "soon";
    },
    '[0].next_meeting: "soon" does not fit: write it as 2026-12-03T16:00:00Z',
  ],
  [
    (a) => {
      delete a.advisor_id;
    },
    "[0].advisor_id: is missing: add it or use --advisor",
  ],
  [
    (a) => {
      a.members[0].role = "boss";
    },
    '[0].members[0].role: "boss" is not known: use one of primary, spouse, dependent, trustee, beneficiary',
  ],
  [
    (a) => {
      a.members[1].birth_date = "1970-02-30";
    },
    '[0].members[1].birth_date: "1970-02-30" is not a day: write it as YYYY-MM-DD',
  ],
  [
    (a) => {
      a.accounts[0].type = "checking";
    },
    '[0].accounts[0].type: "checking" is not known: use one of 529, individual, joint, revocable_trust, traditional_ira, rollover_ira, sep_ira, simple_ira, inherited_ira, 401k, 403b, roth_ira, roth_401k, hsa, irrevocable_trust, foundation, annuity',
  ],
  [
    (a) => {
      a.accounts[1].owner_ids = ["mem_max"];
    },
    '[0].accounts[1].owner_ids: "mem_max" is not a member of this household: correct it, or add the member',
  ],
  [
    (a) => {
      a.holdings[0].quantity = 120.5;
    },
    '[0].holdings[0].quantity: 120.5 is a number: write it as text, "120.5", so that no digit is lost',
  ],
  [
    (a) => {
      a.holdings[1].price.amount = "18,000";
    },
    '[0].holdings[1].price.amount: "18,000" does not fit: expected a decimal written as text, for example "1250.75"',
  ],
  [
    (a) => {
      a.holdings[2].account_id = "acc_gone";
    },
    '[0].holdings[2].account_id: "acc_gone" is not an account of this household: correct it, or add the account',
  ],
  [
    (a) => {
      a.ips[0].targets[0].target = "41";
    },
    "[0].ips[0].targets: the targets add up to 101: make them add up to 100",
  ],
  [
    (a) => {
      a.ips[0].targets[3].min = "6";
    },
    "[0].ips[0].targets[3]: cash has its target outside min and max: make min <= target <= max",
  ],
  [
    (a) => {
      a.ips[0].targets[2].class = "fixed_income";
    },
    '[0].ips[0].targets[2]: the class "fixed_income" appears twice: keep one of them',
  ],
  [
    (a) => {
      a.ips[0].scope.push("acc_lost");
    },
    '[0].ips[0].scope: "acc_lost" is not an account of this household: correct it, or add the account',
  ],
  [
    (a) => {
      a.ips[0].constraints.max_single_issuer_pct = "110";
    },
    "[0].ips[0].constraints.max_single_issuer_pct: 110 is not a percentage: write 10 for 10%",
  ],
  [
    (a) => {
      a.ips[0].constraints.liquidity_reserve.months = "-6";
    },
    "[0].ips[0].constraints.liquidity_reserve.months: -6 is negative: write it without a sign",
  ],
  [
    (a) => {
      a.ips[0].benchmark[0].weight = "0.7";
    },
    "[0].ips[0].benchmark: the weights add up to 1.1: make them add up to 1",
  ],
  [
    (a) => {
      a.needs[0].amount = "-4000";
    },
    "[0].needs[0].amount: -4000 is not positive: write a positive amount",
  ],
  [
    (a) => {
      a.needs[0].account_id = "acc_none";
    },
    '[0].needs[0].account_id: "acc_none" is not an account of this household: correct it, or leave it out',
  ],
  [
    (_, b) => {
      b.members.push(b.members[0]);
    },
    '[1].members[2].id: the member "mem_ana" appears twice: keep one of them',
  ],
  [
    (_, b) => {
      b.accounts[0].pending[0].amount = "0";
    },
    "[1].accounts[0].pending[0].amount: 0 is not positive: write a positive amount",
  ],
  [
    (_, b) => {
      b.accounts.push({ ...b.accounts[1], id: "acc_rivers_ira" });
    },
    '[1].accounts[2].id: the account "acc_rivers_ira" appears twice: keep one of them',
  ],
  [
    (_, b) => {
      b.holdings[0].quantity = "121";
    },
    "[1].holdings[0].quantity: 121 is held, the lots add up to 120.5: correct the quantity, or add the missing lots",
  ],
  [
    (_, b) => {
      b.holdings[0].lots[0].acquired = "2026-11-21";
    },
    "[1].holdings[0].lots[0].acquired: 2026-11-21 is after the account's statement of 2026-11-20: correct one of them",
  ],
  [
    (_, b) => {
      b.holdings[0].lots[1].id = "lot_a";
    },
    '[1].holdings[0].lots[1].id: the lot "lot_a" appears twice: keep one of them',
  ],
  [
    (_, b) => {
      b.holdings[1].asset_class_mix[0].weight = "0.6";
    },
    "[1].holdings[1].asset_class_mix: the weights add up to 0.9: make them add up to 1",
  ],
  [
    (_, b) => {
      delete b.holdings[1].price.fx_rate;
    },
    "[1].holdings[1].price.fx_rate: EUR has no rate: add the US dollars for one EUR",
  ],
  [
    (_, b) => {
      b.holdings.push({ ...b.holdings[0], lots: [] });
    },
    '[1].holdings[3]: the holding "VTI in acc_b_joint" appears twice: keep one of them',
  ],
  [
    (_, b) => {
      b.id = "hh_rivers";
    },
    '[1].id: the household "hh_rivers" appears twice: keep one of them',
  ],
];

const other = () =>
  JSON.parse(
    JSON.stringify(household()).replaceAll("acc_rivers", "acc_b").replaceAll("hh_rivers", "hh_b"),
  );

test("a file with 30 planted faults is refused with all 30 reported, and nothing is written", async () => {
  const [a, b] = [household(), other()];
  for (const [plant] of planted) plant(a, b);
  const { accepted, lines } = await apply(store, draftOf(a, b));
  const expected = planted.map(([, fault]) => `households.json:households${fault}`);
  expect(expected).toHaveLength(30);
  expect(lines.slice(0, -1).toSorted()).toEqual(expected.toSorted());
  expect(lines.at(-1)).toBe("Refused, nothing written: 30 faults.");
  expect(accepted).toBe(false);
  expect(await store.households.get("hh_rivers")).toBeUndefined();
});

test.each(planted)("planted fault %#", async (plant, fault) => {
  const [a, b] = [household(), other()];
  plant(a, b);
  const { lines } = await apply(store, draftOf(a, b));
  expect(lines).toContain(`households.json:households${fault}`);
});

const bytes = (text: string) => new TextEncoder().encode(text);

test("a file that is not JSON, or not a list of households, is refused", async () => {
  const faultsOf = async (text: string) =>
    (await apply(store, readJson("h.json", bytes(text)))).lines;
  expect((await faultsOf("{")).at(-1)).toBe("Refused, nothing written: 1 fault.");
  expect([await faultsOf("[]"), await faultsOf('{"households": []}')]).toMatchInlineSnapshot(`
    [
      [
        "h.json: [] does not fit: expected object, received array",
        "Refused, nothing written: 1 fault.",
      ],
      [
        "h.json:households: [] does not fit: expected at least one household",
        "Refused, nothing written: 1 fault.",
      ],
    ]
  `);
});
