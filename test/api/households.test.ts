import { countFindings } from "@advisor/domain/ips-check/findings/findings";
import { urgencyRank } from "@advisor/domain/ips-check/findings/reasons";
import { HouseholdCard, HouseholdDetail } from "@advisor/protocol/household";
import { advisors } from "@advisor/sample-data/advisors";
import { expect, test } from "vitest";
import * as z from "zod";
import { v1, withApi } from "./api.fixture.ts";

const api = withApi();
const List = z.object({ items: z.array(HouseholdCard) });
const households = `${v1}/households`;

const listed = async (as: string): Promise<HouseholdCard[]> => {
  const { body } = await api.json(`GET ${households}?limit=100`, { as });
  return List.parse(body).items;
};

const detail = async (id: string, as: string): Promise<HouseholdDetail> => {
  const { body } = await api.json(`GET ${households}/${id}`, { as });
  return HouseholdDetail.parse(body);
};

const all = advisors.flatMap(({ advisor_id, households }) =>
  households.map((id) => ({ id, advisor_id })),
);

test.each(all)(
  "the list shows the findings of $id's own check, with the same dates",
  async (one) => {
    const card = (await listed(one.advisor_id)).find(({ id }) => id === one.id);
    const { ips, prices_as_of, holdings } = await detail(one.id, one.advisor_id);
    const { findings = [], ...check } = card?.check ?? {};
    expect(check).toEqual({
      as_of: ips[0]?.as_of,
      prices_as_of,
      total_value: holdings.totals.total_value,
    });
    const gaps: readonly string[] = ["unreconciled", "no_cost"];
    const found = findings.filter(({ kind }) => !gaps.includes(kind));
    expect(found).toEqual(countFindings(ips).toSorted((a, b) => urgencyRank(a) - urgencyRank(b)));
  },
);

test("the list names gaps in the records, which the worklist has as reasons", async () => {
  const cards = await listed("adv_north");
  const kinds = (id: string) =>
    cards.find((card) => card.id === id)?.check?.findings.map(({ kind }) => kind);
  expect(kinds("hh_d8")).toEqual(["issuer", "class", "no_cost"]);
  expect(kinds("hh_d11")).toEqual(["unreconciled", "no_policy", "quality"]);
});

test("reading a check again gives the same result", async () => {
  const [first, again] = [await listed("adv_north"), await listed("adv_north")];
  expect(again).toEqual(first);
});

test("the list counts cash, issuers and sectors in addition to bands", async () => {
  const cards = await listed("adv_north");
  const kinds = Object.fromEntries(
    cards.map(({ id, check }) => [
      id,
      check?.findings.filter(({ severity }) => severity === "act").map(({ kind }) => kind),
    ]),
  );
  expect(kinds).toMatchObject({
    hh_d1: ["class"],
    hh_d2: ["issuer", "sector", "class"],
    hh_d3: ["cash"],
    hh_d10: [],
  });
});

test("an answer's check has the same dates as the list", async () => {
  const response = await api.call(`GET ${households}/hh_d2`, {});
  expect(response.status).toBe(200);
  const card = (await listed("adv_north")).find(({ id }) => id === "hh_d2");
  const id = await api.start("hh_d2");
  const stream = await (await api.send(id, "Is the family outside their IPS bands?")).text();
  expect(stream).toContain(`"as_of":"${card?.check?.as_of}"`);
  expect(stream).toContain(`"as_of":"${card?.check?.prices_as_of}"`);
});

test("a household says how its holdings moved, and what its policies allow in gains", async () => {
  const { day_change, gain_limits } = await detail("hh_d2", "adv_north");
  expect({ day_change, gain_limits }).toEqual({
    day_change: {
      ...{ as_of: "2026-11-20", change_usd: -11_529.23, change_pct: -0.5133, coverage_pct: 100 },
    },
    gain_limits: [{ policy: "Okafor policy", limit: 150_000 }],
  });
});
