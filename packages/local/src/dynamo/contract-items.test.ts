import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DeleteItemCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  GetItemCommand,
  PutItemCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
  UpdateTimeToLiveCommand,
} from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Contract, engines, itemKey, openContract, TableName } from "./contract.ts";

describe.each(engines)("%s", (engine) => {
  let at: Contract;

  beforeAll(async () => {
    at = await openContract(engine);
  });

  afterAll(() => at.close());

  test("a new table is active with the answer", async () => {
    const { Table } = await at.db.send(new DescribeTableCommand({ TableName }));

    expect(Table?.TableStatus).toBe("ACTIVE");
  });

  test("a failed condition changes nothing and returns the item when asked", async () => {
    const item = { ...itemKey("condition"), n: { N: "1" } };
    await at.put(item);

    const refused = new PutItemCommand({
      TableName,
      Item: { ...itemKey("condition"), n: { N: "2" } },
      ConditionExpression: "attribute_not_exists(pk)",
      ReturnValuesOnConditionCheckFailure: "ALL_OLD",
    });

    await expect(at.db.send(refused)).rejects.toMatchObject({
      name: "ConditionalCheckFailedException",
      Item: item,
    });
    expect(await at.get(itemKey("condition"))).toEqual(item);
  });

  test("a failed condition does not return the item when not asked", async () => {
    await at.put(itemKey("quiet"));
    const refused = new DeleteItemCommand({
      TableName,
      Key: itemKey("quiet"),
      ConditionExpression: "attribute_exists(n)",
    });

    const error = await at.db.send(refused).catch((failure: unknown) => failure);

    expect(error).toMatchObject({ name: "ConditionalCheckFailedException" });
    expect(error).not.toHaveProperty("Item.pk");
  });

  test("an update sets, counts, appends, removes and returns the new item", async () => {
    await at.put({
      ...itemKey("update"),
      n: { N: "1" },
      list: { L: [{ S: "a" }] },
      map: { M: { stale: { S: "x" } } },
      tags: { SS: ["one", "two"] },
    });

    const { Attributes } = await at.db.send(
      new UpdateItemCommand({
        TableName,
        Key: itemKey("update"),
        UpdateExpression:
          "SET #l = list_append(#l, :l), #m.fresh = :s, made = if_not_exists(made, :s) ADD n :two REMOVE #m.stale DELETE tags :one",
        ConditionExpression: "n = :was",
        ExpressionAttributeNames: { "#l": "list", "#m": "map" },
        ExpressionAttributeValues: {
          ":l": { L: [{ S: "b" }] },
          ":s": { S: "y" },
          ":two": { N: "2" },
          ":one": { SS: ["one"] },
          ":was": { N: "1" },
        },
        ReturnValues: "ALL_NEW",
      }),
    );

    expect(Attributes).toEqual({
      ...itemKey("update"),
      n: { N: "3" },
      list: { L: [{ S: "a" }, { S: "b" }] },
      map: { M: { fresh: { S: "y" } } },
      made: { S: "y" },
      tags: { SS: ["two"] },
    });
    expect(await at.get(itemKey("update"))).toEqual(Attributes);
  });

  test("50 parallel creates have one winner", async () => {
    const attempts = Array.from({ length: 50 }, (_, n) =>
      at.db.send(
        new PutItemCommand({
          TableName,
          Item: { ...itemKey("once"), n: { N: `${n}` } },
          ConditionExpression: "attribute_not_exists(pk)",
        }),
      ),
    );

    const settled = await Promise.allSettled(attempts);

    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("an item above 400 KB is refused, on put and when an update grows it", async () => {
    const item = { ...itemKey("large"), text: { S: "x".repeat(350 * 1024) } };
    await at.put(item);

    await expect(
      at.put({ ...itemKey("larger"), text: { S: "x".repeat(400 * 1024) } }),
    ).rejects.toMatchObject({ name: "ValidationException" });
    await expect(
      at.db.send(
        new UpdateItemCommand({
          TableName,
          Key: itemKey("large"),
          UpdateExpression: "SET more = :more",
          ExpressionAttributeValues: { ":more": { S: "x".repeat(60 * 1024) } },
        }),
      ),
    ).rejects.toMatchObject({ name: "ValidationException" });
    expect(await at.get(itemKey("large"))).toEqual(item);
  });

  test("binary attributes are returned as they were stored", async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, n) => n);
    await at.put({ ...itemKey("binary"), bytes: { B: bytes } });

    expect((await at.get(itemKey("binary")))?.bytes?.B).toEqual(bytes);
  });

  test("capacity is reported when requested", async () => {
    const Item = { ...itemKey("capacity"), text: { S: "x".repeat(3500) } };
    const total = { ReturnConsumedCapacity: "TOTAL" } as const;

    const written = await at.db.send(new PutItemCommand({ TableName, Item, ...total }));
    const read = await at.db.send(
      new GetItemCommand({ TableName, Key: itemKey("capacity"), ...total }),
    );
    const together = await at.db.send(
      new TransactWriteItemsCommand({ TransactItems: [{ Put: { TableName, Item } }], ...total }),
    );

    expect(written.ConsumedCapacity).toMatchObject({ TableName, CapacityUnits: 4 });
    expect(read.ConsumedCapacity).toMatchObject({ TableName, CapacityUnits: 0.5 });
    expect(together.ConsumedCapacity).toMatchObject([{ TableName, CapacityUnits: 8 }]);
  });

  test("batches write and read many items", async () => {
    const keys = ["1", "2", "3"].map((sk) => itemKey("batch", sk));
    await at.db.send(
      new BatchWriteItemCommand({
        RequestItems: { [TableName]: keys.map((Item) => ({ PutRequest: { Item } })) },
      }),
    );

    const { Responses } = await at.db.send(
      new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys: keys } } }),
    );

    const found = Responses?.[TableName]?.map((item) => item.sk?.S);
    expect(found?.toSorted()).toEqual(["1", "2", "3"]);
  });

  test("the time to live setting is stored", async () => {
    const TimeToLiveSpecification = { AttributeName: "ttl", Enabled: true };
    await at.db.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));

    const { TimeToLiveDescription } = await at.db.send(
      new DescribeTimeToLiveCommand({ TableName }),
    );

    expect(TimeToLiveDescription).toEqual({ AttributeName: "ttl", TimeToLiveStatus: "ENABLED" });
  });

  test("an unknown table is reported as not found", async () => {
    const unknown = new GetItemCommand({ TableName: "unknown", Key: itemKey("any") });

    await expect(at.db.send(unknown)).rejects.toMatchObject({ name: "ResourceNotFoundException" });
  });
});
