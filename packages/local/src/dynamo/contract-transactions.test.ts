import { randomUUID } from "node:crypto";
import {
  TransactGetItemsCommand,
  type TransactWriteItem,
  TransactWriteItemsCommand,
} from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Contract, engines, increment, itemKey, openContract, TableName } from "./contract.ts";

describe.each(engines)("%s", (engine) => {
  let at: Contract;

  beforeAll(async () => {
    at = await openContract(engine);
  });

  afterAll(() => at.close());

  test("a transaction puts, updates, checks and deletes together", async () => {
    await at.put({ ...itemKey("tx", "counter"), n: { N: "1" } });
    await at.put(itemKey("tx", "guard"));
    await at.put({ ...itemKey("tx", "gone"), owner: { S: "cat" }, seen: { S: "1" } });

    await transact([
      {
        Put: {
          TableName,
          Item: { ...itemKey("tx", "new"), owner: { S: "cat" }, seen: { S: "2" } },
        },
      },
      { Update: { TableName, Key: itemKey("tx", "counter"), ...increment } },
      { ConditionCheck: { TableName, Key: itemKey("tx", "guard"), ...present } },
      { Delete: { TableName, Key: itemKey("tx", "gone") } },
    ]);

    const { Responses } = await at.db.send(
      new TransactGetItemsCommand({
        TransactItems: ["new", "counter", "guard", "gone"].map((sk) => ({
          Get: { TableName, Key: itemKey("tx", sk) },
        })),
      }),
    );
    expect(Responses?.map(({ Item }) => Item)).toEqual([
      { ...itemKey("tx", "new"), owner: { S: "cat" }, seen: { S: "2" } },
      { ...itemKey("tx", "counter"), n: { N: "2" } },
      itemKey("tx", "guard"),
      undefined,
    ]);
    expect((await at.owned("by_owner", "cat")).map((item) => item.sk?.S)).toEqual(["new"]);
  });

  test("a refused transaction changes nothing and gives a reason for each item", async () => {
    const held = { ...itemKey("refused", "held"), n: { N: "7" } };
    await at.put(held);

    const refused = transact([
      { Put: { TableName, Item: itemKey("refused", "new") } },
      {
        Update: {
          TableName,
          Key: itemKey("refused", "held"),
          ...increment,
          ConditionExpression: "attribute_not_exists(pk)",
          ReturnValuesOnConditionCheckFailure: "ALL_OLD",
        },
      },
      { ConditionCheck: { TableName, Key: itemKey("refused", "absent"), ...present } },
    ]);

    const failed = { Code: "ConditionalCheckFailed", Message: "The conditional request failed" };
    await expect(refused).rejects.toMatchObject({
      name: "TransactionCanceledException",
      CancellationReasons: [{ Code: "None" }, { ...failed, Item: held }, failed],
    });
    expect(await at.get(itemKey("refused", "new"))).toBeUndefined();
    expect(await at.get(itemKey("refused", "held"))).toEqual(held);
  });

  test("an update that does not fit its item cancels the whole transaction", async () => {
    await at.put({ ...itemKey("unfit"), n: { S: "text" } });

    const refused = transact([
      { Put: { TableName, Item: itemKey("unfit", "new") } },
      { Update: { TableName, Key: itemKey("unfit"), ...increment } },
    ]);

    await expect(refused).rejects.toMatchObject({
      name: "TransactionCanceledException",
      CancellationReasons: [{ Code: "None" }, { Code: "ValidationError" }],
    });
    expect(await at.get(itemKey("unfit", "new"))).toBeUndefined();
  });

  test("parallel transfers keep the sum", async () => {
    await at.put({ ...itemKey("sum", "from"), n: { N: "10" } });
    const move = (sk: string, by: string, ConditionExpression?: string) => ({
      Update: {
        TableName,
        Key: itemKey("sum", sk),
        UpdateExpression: "ADD n :by",
        ConditionExpression,
        ExpressionAttributeValues: { ":by": { N: by }, ...(ConditionExpression && low) },
      },
    });

    const settled = await Promise.allSettled(
      Array.from({ length: 20 }, () => transact([move("from", "-1", "n > :low"), move("to", "1")])),
    );

    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    expect(await at.get(itemKey("sum", "from"))).toMatchObject({ n: { N: "0" } });
    expect(await at.get(itemKey("sum", "to"))).toMatchObject({ n: { N: "10" } });
  });

  test("a transaction may use an item only once", async () => {
    const Item = itemKey("twice");

    await expect(
      transact([{ Put: { TableName, Item } }, { Delete: { TableName, Key: Item } }]),
    ).rejects.toMatchObject({ name: "ValidationException" });
    expect(await at.get(Item)).toBeUndefined();
  });

  test("a transaction repeated with the same token has one effect", async () => {
    const token = randomUUID();
    const items = [{ Update: { TableName, Key: itemKey("token"), ...increment } }];

    await transact(items, token);
    await transact(items, token);

    expect(await at.get(itemKey("token"))).toEqual({ ...itemKey("token"), n: { N: "1" } });
    await expect(
      transact([{ Put: { TableName, Item: itemKey("token", "other") } }], token),
    ).rejects.toMatchObject({ name: "IdempotentParameterMismatchException" });
  });

  const transact = (TransactItems: TransactWriteItem[], ClientRequestToken?: string) =>
    at.db.send(new TransactWriteItemsCommand({ TransactItems, ClientRequestToken }));
});

const present = { ConditionExpression: "attribute_exists(pk)" };

const low = { ":low": { N: "0" } };
