import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readDraft } from "./read.ts";

const tables = {
  "households.csv": "id,advisor_id,name\nhh_x,adv_north,X\n",
  "members.csv": "household_id,id,name,role\nhh_x,mem_x,X,primary\n",
  "accounts.csv":
    "household_id,id,name,type,owner_ids,custodian,cash_total,as_of\nhh_x,acc_x,A,joint,mem_x,C,1,2026-11-20\n",
  "holdings.csv": "account_id,symbol,name,kind,quantity\nacc_x,VTI,Fund,etf,1\n",
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

describe("a folder in which a household would lose rows is refused", () => {
  const { "holdings.csv": holdings, ...others } = tables;

  test.each([
    [{}, "holdings.csv: is missing: add it, with its columns alone if it has no rows"],
    [
      { "Holdings.CSV": holdings },
      "Holdings.CSV: is not read under this name: rename it to holdings.csv",
    ],
    [{ "holdings.xlsx": "PK" }, "holdings.xlsx: is not a CSV file: save it as holdings.csv"],
    [{ "holdings.json": "{}" }, "holdings.json: is not a CSV file: name it instead of its folder"],
    [{ "holdings.csv": "\n" }, "holdings.csv:1: is empty: write its columns in the first line"],
  ])("%o", async (changed, fault) => {
    await write({ ...others, ...changed });
    expect((await readDraft(folder)).faults).toEqual([fault]);
  });

  test("an optional table under another name is refused too", async () => {
    await write({ ...tables, "Lots.csv": "account_id,symbol\n" });
    expect((await readDraft(folder)).faults).toEqual([
      "Lots.csv: is not read under this name: rename it to lots.csv",
    ]);
  });

  test("other files in the folder are left alone", async () => {
    await write({ ...tables, "read me.txt": "Exported on Friday" });
    expect((await readDraft(folder)).faults).toEqual([]);
  });
});

test("one of the CSV files is not taken for JSON", async () => {
  await write(tables);
  await expect(readDraft(join(folder, "holdings.csv"))).rejects.toThrow(
    "Name the folder of the CSV files, not one of them.",
  );
});
