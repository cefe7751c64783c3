import { readCsv } from "@advisor/import/read-csv";
import { afterAll, expect, test } from "vitest";
import { openTestStore } from "../store/test-store.ts";
import { apply } from "./import.fixture.ts";

const store = await openTestStore();
afterAll(store.close);

const bytes = (text: string) => new TextEncoder().encode(text);

test("a fault in a CSV table states the file, line and column", async () => {
  const draft = readCsv(
    new Map([
      ["households.csv", bytes("id,name,color\nhh_x,X,red\n")],
      ["members.csv", bytes("household_id,id,name,role\nhh_x,m,M,primary\nhh_y,n,N,spouse\n")],
      [
        "accounts.csv",
        bytes(
          'household_id,id,name,type,owner_ids,custodian,cash_total,as_of\nhh_x,acc_x,"A\n1",joint,m|z,C,12.5.0,2026-11-20\n',
        ),
      ],
      [
        "holdings.csv",
        bytes(
          "account_id,symbol,name,kind,quantity,price,price_date\nacc_x,VTI,Fund,etf,1,2,2026-13-01\nacc_q,VTI,Fund,etf,1,,\n",
        ),
      ],
      ["lots.csv", bytes('account_id,symbol\n"acc_x')],
      ["needs.csv", bytes("household_id,id,kind,amount,due\nDownloaded 11/20/2026\n")],
    ]),
  );
  expect((await apply(store, draft)).lines).toMatchInlineSnapshot(`
    [
      "households.csv:1:color: is not a column of this file: remove it, or use one of id, advisor_id, name, risk_tolerance, next_meeting, simulated",
      "members.csv:3:household_id: "hh_y" is not in households.csv: correct it, or add it there",
      "holdings.csv:3:account_id: "acc_q" is not in accounts.csv: correct it, or add it there",
      "lots.csv:2: cannot be read (Quote Not Closed: the parsing is finished with an opening quote at line 2): correct it",
      "needs.csv:2: has 1 value, not one for each column: remove it if it is a title, total or footer line, else correct it",
      "accounts.csv:3:cash_total: "12.5.0" does not fit: expected a decimal written as text, for example "1250.75"",
      "holdings.csv:2:price_date: "2026-13-01" is not a day: write it as YYYY-MM-DD",
      "households.csv:1:advisor_id: is missing: add it or use --advisor",
      "accounts.csv:3:owner_ids: "z" is not a member of this household: correct it, or add the member",
      "Refused, nothing written: 9 faults.",
    ]
  `);
});

test("a table that cannot be read is one fault: what refers to it is not checked", async () => {
  const { "members.csv": members, ...others } = {
    "households.csv": "id,advisor_id,name\nhh_x,adv_north,X\n",
    "members.csv": "household_id,id,name,role\nhh_x,m,Garc\xeda,primary\n",
    "accounts.csv":
      "household_id,id,name,type,owner_ids,custodian,cash_total,as_of\nhh_x,acc_x,A,joint,m,C,1,2026-11-20\n",
    "holdings.csv": "account_id,symbol,name,kind,quantity\n",
  };
  const draft = readCsv(
    new Map([
      ...Object.entries(others).map(([name, text]) => [name, bytes(text)] as const),
      ["members.csv", Buffer.from(members, "latin1")],
    ]),
  );
  expect((await apply(store, draft)).lines).toEqual([
    "members.csv:2: contains the byte 0xed, which is not UTF-8 (Windows-1252?): save the file as UTF-8",
    "Refused, nothing written: 1 fault.",
  ]);
});

test("a column that is missing is reported once, not in every row", async () => {
  const rows = "acc_x,VTI,etf,1\nacc_x,VOO,etf,2\nacc_x,BND,etf,3\n";
  const draft = readCsv(
    new Map([
      ["households.csv", bytes("id,advisor_id,name\nhh_x,adv_north,X\n")],
      ["members.csv", bytes("household_id,id,name,role\nhh_x,m,M,primary\n")],
      [
        "accounts.csv",
        bytes(
          "household_id,id,name,type,owner_ids,custodian,cash_total,as_of\nhh_x,acc_x,A,joint,m,C,1,2026-11-20\n",
        ),
      ],
      ["holdings.csv", bytes(`account_id,symbol,kind,quantity\n${rows}`)],
    ]),
  );
  expect((await apply(store, draft)).lines).toEqual([
    "holdings.csv:1:name: is missing: add it",
    "Refused, nothing written: 1 fault.",
  ]);
});
