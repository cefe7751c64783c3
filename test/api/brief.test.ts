import { dynamoClient } from "@advisor/adapters/dynamo/client";
import { householdWriter } from "@advisor/adapters/dynamo/household-writer";
import { openTable } from "@advisor/adapters/dynamo/table";
import { openStores } from "@advisor/functions/runtime";
import { Brief } from "@advisor/protocol/brief";
import { advisors } from "@advisor/scripts/sample/advisors";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { north, v1, withApi } from "./api.fixture.ts";

const api = withApi();

const read = async (id: string, as = north, query = ""): Promise<Brief> => {
  const { status, body } = await api.json(`GET ${v1}/households/${id}/brief${query}`, { as });
  expect(status).toBe(200);
  return Brief.parse(body);
};

const all = advisors.flatMap(({ advisor_id, households }) =>
  households.map((id) => ({ id, advisor_id })),
);

test.each(all)("every sentence and figure of the brief of $id has a source", async (one) => {
  const brief = await read(one.id, one.advisor_id);
  const lines = [
    ...brief.red_flags,
    ...brief.decide,
    ...brief.value,
    ...brief.since,
    ...brief.promised,
    ...brief.talking_points,
  ];
  const numbers = brief.sources.map(({ number }) => number);
  for (const { sources } of lines) {
    expect(sources.length).toBeGreaterThan(0);
    expect(numbers).toEqual(expect.arrayContaining(sources));
  }
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
});

test("the brief says what must be decided before the meeting", async () => {
  const brief = await read("hh_d3");
  expect(brief).toMatchInlineSnapshot(`
    {
      "advisor_id": "adv_north",
      "allocation": {
        "rows": [
          {
            "band_source": "policy",
            "class": "us_equity",
            "drift_pp": -2.5,
            "drift_usd": -20000,
            "max_pct": 45,
            "min_pct": 35,
            "status": "in_band",
            "target_pct": 40,
            "value": 300000,
            "weight_pct": 37.5,
          },
          {
            "band_source": "policy",
            "class": "intl_equity",
            "drift_pp": -2.5,
            "drift_usd": -20000,
            "max_pct": 15,
            "min_pct": 5,
            "status": "in_band",
            "target_pct": 10,
            "value": 60000,
            "weight_pct": 7.5,
          },
          {
            "band_source": "policy",
            "class": "fixed_income",
            "drift_pp": 5,
            "drift_usd": 40000,
            "max_pct": 50,
            "min_pct": 40,
            "status": "in_band",
            "target_pct": 45,
            "value": 400000,
            "weight_pct": 50,
          },
          {
            "band_source": "policy",
            "class": "cash",
            "drift_pp": 0,
            "drift_usd": 0,
            "max_pct": 10,
            "min_pct": 3,
            "status": "in_band",
            "target_pct": 5,
            "value": 40000,
            "weight_pct": 5,
          },
        ],
        "sources": [
          1,
        ],
      },
      "as_of": "2026-11-21",
      "cash_due": {
        "rows": [
          {
            "amount": "$5,000",
            "due": "Dec 1, 2026",
            "note": "Monthly transfer to checking",
          },
          {
            "amount": "$5,000",
            "due": "Dec 31, 2026",
            "note": "Rest of the 2026 distribution of 16,000",
          },
          {
            "amount": "$5,000",
            "due": "Feb 1, 2027",
            "note": "Monthly transfer to checking",
          },
        ],
        "sources": [
          1,
        ],
        "total": "$15,000",
      },
      "decide": [
        {
          "sources": [
            1,
          ],
          "text": "Sell 275 BND in Hector's IRA: $19,938, No tax inside this account. Whole units: $62.50 less than the trade.",
        },
      ],
      "household_id": "hh_d3",
      "household_name": "Ramirez family",
      "last_meeting": "2026-10-29",
      "meeting": "2026-11-24T15:00:00Z",
      "members": "Hector Ramirez 74, Rosa Ramirez 71",
      "prices_as_of": "2026-11-20",
      "promised": [
        {
          "sources": [
            5,
          ],
          "text": "Nov 27, 2026: Raise cash for the reserve before December, high.",
        },
        {
          "sources": [
            5,
          ],
          "text": "Dec 31, 2026: Complete Hector's 2026 required distribution, high.",
        },
      ],
      "red_flags": [
        {
          "sources": [
            1,
          ],
          "text": "Cash is $20,000 under its floor: $40,000 available, floor $60,000.",
        },
      ],
      "simulated": true,
      "since": [
        {
          "sources": [
            4,
          ],
          "text": "No trades and no transfers on file.",
        },
      ],
      "sources": [
        {
          "as_of": "2026-11-21",
          "kind": "check",
          "number": 1,
          "prices_as_of": "2026-11-20",
          "title": "Policy check",
        },
        {
          "as_of": "2026-11-20",
          "kind": "statement",
          "number": 2,
          "title": "Performance statement",
        },
        {
          "as_of": "2026-11-20",
          "kind": "record",
          "number": 3,
          "title": "Holdings and cash",
        },
        {
          "as_of": "2026-11-20",
          "kind": "record",
          "number": 4,
          "title": "Trades and transfers",
        },
        {
          "as_of": "2026-11-21",
          "kind": "tasks",
          "number": 5,
          "title": "Tasks",
        },
        {
          "as_of": "2026-10-29",
          "kind": "note",
          "number": 6,
          "title": "Note of Oct 29, 2026",
        },
        {
          "as_of": "2026-10-29",
          "document_id": "doc_d3_meeting_2026_10",
          "kind": "document",
          "number": 7,
          "title": "Review meeting, October 2026",
        },
      ],
      "talking_points": [
        {
          "sources": [
            6,
          ],
          "text": "Rosa prefers that the monthly 5,000 arrives on the first business day. 11,000 of Hector's 2026 distribution has been taken.",
        },
        {
          "sources": [
            7,
          ],
          "text": "Last meeting: “Hector's required distribution for 2026 is 16,000 dollars, his balance at the end of 2025 divided by 25.5. He has taken 11,000 so far. The remaining 5,000 are to be paid by 31 December into their checking account and will stand in for the January transfer, so that the monthly amount stays the same. Rosa turns 73 in 2028 and has no required distribution before that year.”",
        },
      ],
      "unknown": [
        "Value on Oct 29, 2026 is not on file",
        "Prices are 1 day old",
      ],
      "value": [
        {
          "name": "Value, Nov 20, 2026",
          "sources": [
            3,
          ],
          "value": "$800,000",
        },
        {
          "name": "Cash",
          "sources": [
            3,
          ],
          "value": "$40,000",
        },
        {
          "name": "All accounts, this year, time-weighted, net",
          "sources": [
            2,
          ],
          "value": "+7.20%",
        },
        {
          "name": "All accounts, one year, time-weighted, net",
          "sources": [
            2,
          ],
          "value": "+10.20%",
        },
        {
          "name": "Joint brokerage, this year, time-weighted, net",
          "sources": [
            2,
          ],
          "value": "+11.20%",
        },
        {
          "name": "Hector's IRA, this year, time-weighted, net",
          "sources": [
            2,
          ],
          "value": "+2.90%",
        },
        {
          "name": "Rosa's IRA, this year, time-weighted, net",
          "sources": [
            2,
          ],
          "value": "+3.90%",
        },
      ],
    }
  `);
});

test("the same day makes the same brief", async () => {
  expect(await read("hh_d1")).toEqual(await read("hh_d1"));
});

test("a brief tells what a household held on an earlier day, where that is on file", async () => {
  const { households, clock, newId } = openStores();
  const now = await households.snapshot("hh_d1");
  if (now === undefined) throw new Error("There is no such household.");
  const [holding, ...others] = now.holdings;
  if (holding === undefined) throw new Error("It holds nothing.");
  const then = {
    ...now,
    accounts: now.accounts.map((account) => ({ ...account, as_of: "2026-10-01" })),
    holdings: [{ ...holding, quantity: "1", lots: [] }, ...others],
  };
  const table = openTable({ name: process.env.TABLE_NAME ?? "", client: dynamoClient(), clock });
  const writer = householdWriter({ table, clock, newId });
  await writer.replace(then);
  await writer.replace(now);
  const { since, unknown } = await read("hh_d1", north, "?since=2026-10-15");
  const texts = since.map(({ text }) => text);
  expect(texts.filter((text) => text.startsWith("Value was "))).toEqual([
    expect.stringContaining("on Oct 1, 2026"),
  ]);
  expect(texts.filter((text) => text.endsWith(" now."))).toHaveLength(1);
  expect(unknown.join(" ")).not.toContain("not on file");
  expect((await read("hh_d1", north, "?since=2026-09-15")).unknown).toContain(
    "Value on Sep 15, 2026 is not on file",
  );
});

test("the copy for a client has no tasks, notes and talking points", async () => {
  const path = `GET ${v1}/households/hh_d3/brief?format=md`;
  const own = await (await api.call(path)).text();
  const theirs = await (await api.call(`${path}&for=client`)).text();
  for (const part of ["## Promised, and open", "## Talking points"]) {
    expect(own).toContain(part);
    expect(theirs).not.toContain(part);
  }
  expect(theirs).toContain("# Meeting brief: Ramirez family");
  expect(theirs).toContain("Simulated data.");
});

test("the Word document holds the same words", async () => {
  const response = await api.call(`GET ${v1}/households/hh_d3/brief?format=docx`);
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="brief-hh_d3-/,
  );
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(files)).toContain("[Content_Types].xml");
  const text = strFromU8(files["word/document.xml"] ?? new Uint8Array());
  expect(text).toContain("Cash is $20,000 under its floor");
  expect(text).toContain("Meeting brief: Ramirez family");
});

test("another format or a day that is none is refused", async () => {
  for (const query of ["format=pdf", "since=yesterday", "for=everybody"])
    expect((await api.call(`GET ${v1}/households/hh_d3/brief?${query}`)).status).toBe(400);
});
