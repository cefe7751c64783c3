import { text } from "node:stream/consumers";
import * as z from "zod";
import { listen, type RunningServer } from "../dynamo/listen.ts";

const Key = z.object({ pk: z.object({ S: z.string() }), sk: z.object({ S: z.string() }) });
type Key = z.infer<typeof Key>;

const Consumed = z.object({
  CapacityUnits: z.number().default(0),
  GlobalSecondaryIndexes: z
    .record(z.string(), z.object({ CapacityUnits: z.number().default(0) }))
    .default({}),
});

const Answer = z.object({ ConsumedCapacity: z.union([z.array(Consumed), Consumed]).optional() });

/** One call of the store: what it touched, and what it cost in the table and in the index. */
export interface StoreCall {
  operation: string;
  /** The first key it names: of a query, its partition and where it begins. */
  key: { pk: string; sk: string };
  /** The request as it was sent. */
  request: string;
  table: number;
  index: number;
}

export interface Recorder extends RunningServer {
  calls: StoreCall[];
}

/** Stands between the product and the store, and notes what every call costs. */
export async function startRecorder(store: string): Promise<Recorder> {
  const calls: StoreCall[] = [];
  const server = await listen(async (incoming, outgoing) => {
    const target = String(incoming.headers["x-amz-target"]);
    const request = await text(incoming);
    const response = await fetch(store, {
      method: "POST",
      headers: {
        "content-type": "application/x-amz-json-1.0",
        "x-amz-target": target,
        authorization: String(incoming.headers.authorization),
        "x-amz-date": String(incoming.headers["x-amz-date"]),
      },
      body: JSON.stringify({ ...JSON.parse(request), ReturnConsumedCapacity: "INDEXES" }),
    });
    const answer = await response.text();
    calls.push({
      operation: target.split(".").at(-1) ?? "",
      key: keyOf(request),
      request,
      ...costOf(answer),
    });
    outgoing.writeHead(response.status, { "content-type": "application/x-amz-json-1.0" });
    outgoing.end(answer);
  });
  return { ...server, calls };
}

function costOf(answer: string): Pick<StoreCall, "table" | "index"> {
  const { ConsumedCapacity = [] } = Answer.parse(JSON.parse(answer));
  const all = [ConsumedCapacity].flat();
  const index = all
    .flatMap(({ GlobalSecondaryIndexes }) => Object.values(GlobalSecondaryIndexes))
    .reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
  return { table: all.reduce((sum, one) => sum + one.CapacityUnits, 0) - index, index };
}

/** Wherever the request says it: in an item, a key, a list of them, or a condition's values. */
function keyOf(request: string): StoreCall["key"] {
  const found: Key[] = [];
  const values: string[] = [];
  JSON.parse(request, (name, value: unknown) => {
    const key = Key.safeParse(value);
    if (key.success) found.push(key.data);
    if (name === "S" && typeof value === "string") values.push(value);
    return value;
  });
  const [first] = found;
  const [pk = "", sk = ""] = values;
  return first === undefined ? { pk, sk } : { pk: first.pk.S, sk: first.sk.S };
}
