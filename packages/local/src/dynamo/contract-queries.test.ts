import {
  type AttributeValue,
  DeleteItemCommand,
  QueryCommand,
  UpdateItemCommand,
} from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Contract, engines, itemKey, openContract, TableName } from "./contract.ts";

describe.each(engines)("%s", (engine) => {
  let at: Contract;

  beforeAll(async () => {
    at = await openContract(engine);
  });

  afterAll(() => at.close());

  test("a query pages in either direction", async () => {
    for (const n of [1, 2, 3, 4, 5]) await at.put(itemKey("pages", `m#${n}`));
    await at.put(itemKey("pages", "x#1"));

    expect(await pages("pages", true)).toEqual([["m#1", "m#2"], ["m#3", "m#4"], ["m#5"]]);
    expect(await pages("pages", false)).toEqual([["m#5", "m#4"], ["m#3", "m#2"], ["m#1"]]);
  });

  test("a filter runs after the limit", async () => {
    for (const n of [1, 2, 3]) await at.put({ ...itemKey("filter", `${n}`), n: { N: `${n}` } });

    const page = await at.db.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: "pk = :pk AND sk BETWEEN :a AND :z",
        FilterExpression: "n > :n",
        ExpressionAttributeValues: {
          ":pk": { S: "filter" },
          ":a": { S: "1" },
          ":z": { S: "9" },
          ":n": { N: "1" },
        },
        Limit: 2,
      }),
    );

    expect([page.Items, page.Count, page.ScannedCount]).toEqual([
      [{ ...itemKey("filter", "2"), n: { N: "2" } }],
      1,
      2,
    ]);
  });

  test("an index holds only items with its keys, and only projected attributes", async () => {
    const owned = { owner: { S: "ann" }, seen: { S: "2026-01-01" } };
    await at.put({ ...itemKey("sparse", "in"), ...owned, title: { S: "T" }, body: { S: "B" } });
    await at.put({ ...itemKey("sparse", "out"), owner: { S: "ann" } });

    expect(await at.owned("by_owner", "ann")).toEqual([{ ...itemKey("sparse", "in"), ...owned }]);
    expect(await at.owned("by_owner_titled", "ann")).toEqual([
      { ...itemKey("sparse", "in"), ...owned, title: { S: "T" } },
    ]);
  });

  test("an index follows updates and deletes", async () => {
    await at.put({ ...itemKey("moving"), owner: { S: "bob" }, seen: { S: "1" } });
    await at.db.send(
      new UpdateItemCommand({
        TableName,
        Key: itemKey("moving"),
        UpdateExpression: "SET seen = :at, title = :t",
        ExpressionAttributeValues: { ":at": { S: "2" }, ":t": { S: "T" } },
      }),
    );

    expect(await at.owned("by_owner_titled", "bob")).toEqual([
      { ...itemKey("moving"), owner: { S: "bob" }, seen: { S: "2" }, title: { S: "T" } },
    ]);

    await at.db.send(new DeleteItemCommand({ TableName, Key: itemKey("moving") }));
    expect(await at.owned("by_owner", "bob")).toEqual([]);
  });

  async function pages(pk: string, ScanIndexForward: boolean): Promise<string[][]> {
    const found: string[][] = [];
    let from: Record<string, AttributeValue> | undefined;
    do {
      const page = await at.db.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: "pk = :pk AND begins_with(sk, :m)",
          ExpressionAttributeValues: { ":pk": { S: pk }, ":m": { S: "m#" } },
          Limit: 2,
          ScanIndexForward,
          ExclusiveStartKey: from,
        }),
      );
      if (page.Items?.length) found.push(page.Items.map((item) => item.sk?.S ?? ""));
      from = page.LastEvaluatedKey;
    } while (from);
    return found;
  }
});
