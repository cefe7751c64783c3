import { advisors } from "@advisor/sample-data/advisors";
import { afterAll, describe, expect, test } from "vitest";
import { withApi } from "../api/api.fixture.ts";
import { chunksOf } from "../api/streams.ts";

const api = withApi();

/** Questions to the copilot, each with its follow-ups, by household. */
const conversations: readonly [string | null, readonly string[]][] = [
  [null, ["largest client by assets"]],
  [null, ["Who is out of band?"]],
  [null, ["Which households have the most cash?"]],
  [null, ["Price of AAPL?"]],
  [null, ["What is in VOO?"]],
  ["hh_d1", ["Is the household outside its IPS bands?"]],
  ["hh_d1", ["how's the smith portfolio doing"]],
  ["hh_d1", ["what part of the bonds is in david's rollover IRA"]],
  [
    "hh_d1",
    ["How many VXUS in Karen's Roth?", "and in David's?", "and the whole household together?"],
  ],
  ["hh_d1", ["positions", "in the roth"]],
  ["hh_d1", ["What does their fixed income cost, and what is it worth?"]],
  ["hh_d1", ["Which holdings are at a loss?"]],
  ["hh_d2", ["How much Microsoft do they hold?"]],
  ["hh_d2", ["Which sector is the largest?"]],
  ["hh_d2", ["When does the next tranche vest?"]],
  ["hh_d2", ["How much cash is in each account?"]],
  ["hh_d3", ["did the joint account beat Rosas IRA year to date?"]],
  ["hh_d3", ["What is Hector's required distribution?"]],
  ["hh_d3", ["Which tasks are open?"]],
  ["hh_d3", ["withdrawals in the past year"]],
  ["hh_d4", ["cash over band?"]],
  ["hh_d4", ["account values"]],
  ["hh_d4", ["weights by asset class"]],
  ["hh_d5", ["Which policy cannot be measured and why"]],
  ["hh_d5", ["how bad is pfizer, loss in dollars", "for the family trust only"]],
  ["hh_d5", ["how much more bonds than international equity do the Whitcombs have, in dollars"]],
  ["hh_d5", ["largest positions in the Legacy Trust"]],
  ["hh_d5", ["Which trades would get them back in band?"]],
  ["hh_d6", ["Which trades would get them back in band?"]],
  ["hh_d1", ["What is due in the next 90 days?"]],
  ["hh_d6", ["Is the foundation outside its IPS bands?"]],
  ["hh_d6", ["how much of alternatives rests on the sept. valuation, in percent of alternatives"]],
  ["hh_d6", ["hows the foundation doing"]],
  ["hh_d6", ["What does the IPS say about alternatives?"]],
  ["hh_d7", ["amount of bonds missing to the bottom of the band"]],
  ["hh_d7", ["policy reserve in dollars, and since when is the SEP form overdue?"]],
  ["hh_d7", ["Account values please"]],
  ["hh_d7", ["What is Nguyen Precision Tooling worth?"]],
  ["hh_d8", ["cash floor?", "how much is available"]],
  ["hh_d8", ["What if VTI falls 20%?"]],
  ["hh_d9", ["what single company limit does his policy have"]],
  ["hh_d9", ["How much does he owe on margin?"]],
  ["hh_d9", ["Sell 100 AAPL: what is the gain?"]],
  ["hh_d9", ["Adam's loan", "when does it have to be zero"]],
  ["hh_d3", ["RMD status please", "penalty if he misses it?"]],
  ["hh_d3", ["how long will their money last according to our plan"]],
  ["hh_d7", ["what does Peter get as pension", "when did we last meet"]],
  ["hh_d5", ["who are the beneficiaries of the children's trust"]],
  ["hh_d1", ["what's still open on our side", "which one matters most"]],
];

const advisorOf = (household: string | null): string =>
  advisors.find(({ households }) => household === null || households.includes(household))
    ?.advisor_id ?? "";

describe("no figure of the offline model's answers is marked or asked for again", () => {
  let figures = 0;

  test.each(conversations)("%s: %j", async (household, messages) => {
    const as = advisorOf(household);
    const id = await api.start(household, as);
    for (const message of messages) {
      const chunks = await chunksOf(await api.send(id, message, { as }));
      const verdicts = chunks.filter(({ type }) => type === "data-grounding");
      figures += verdicts.length;
      for (const { data } of verdicts) {
        expect(data).toMatchObject({ valid: true, unmatched: [], unknown_citations: [] });
        expect(data).not.toHaveProperty("retried");
      }
    }
  });

  afterAll(() => expect(figures).toBeGreaterThanOrEqual(conversations.length));
});
