import { Agent, type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

// Runs in the reading process: receives a Load as JSON and prints its measurements as JSON.

export interface Load {
  base: string;
  /** One for each advisor. */
  tokens: string[];
  streams: number;
  /** The number of words in each answer: word0 word1 ... */
  deltas: number;
  /** The time over which the streams are started. */
  rampMs: number;
}

/** Milliseconds to each stream's first byte, and between the arrivals of its text. */
export interface StreamTiming {
  first: number[];
  gaps: number[];
  errors: string[];
  lost: number;
}

type Post = (place: number, path: string, body: unknown) => Promise<IncomingMessage>;

const load = (await json(process.stdin)) as Load;
// An immediate exit would cut off the output, and kept connections would keep the process alive.
process.stdout.write(JSON.stringify(await read(load)), () => process.exit());

async function read({ base, tokens, streams, deltas, rampMs }: Load): Promise<StreamTiming> {
  const agent = new Agent({ keepAlive: true, maxSockets: streams });
  const post: Post = (place, path, body) =>
    new Promise((resolve, reject) => {
      const token = tokens[place % tokens.length] ?? "";
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      request(`${base}/api/v1/copilot${path}`, { method: "POST", agent, headers })
        .once("response", resolve)
        .once("error", reject)
        .end(JSON.stringify(body));
    });
  const ids: string[] = [];
  for (let place = 0; place < streams; place += 1) {
    const started = (await json(await post(place, "/conversations", {}))) as {
      conversation_id: string;
    };
    ids.push(started.conversation_id);
  }
  const timing: StreamTiming = { first: [], gaps: [], errors: [], lost: 0 };
  const one = async (id: string, place: number) => {
    await sleep((place * rampMs) / streams);
    await listen(post, { id, place, deltas, timing }).catch((error: unknown) => {
      timing.errors.push(String(error));
      timing.lost += deltas;
    });
  };
  await Promise.all(ids.map(one));
  return timing;
}

async function listen(
  post: Post,
  {
    id,
    place,
    deltas,
    timing,
  }: { id: string; place: number; deltas: number; timing: StreamTiming },
): Promise<void> {
  const began = performance.now();
  const body = { conversation_id: id, message: "Hello" };
  const response = await post(place, "/chat/stream?protocol=ui", body);
  if (response.statusCode !== 200) {
    const { code } = (await json(response)) as { code: string };
    throw new Error(`${response.statusCode} ${code}`);
  }
  const chunks: Buffer[] = [];
  let last: number | undefined;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    const now = performance.now();
    if (chunks.length === 0) timing.first.push(Math.round(now - began));
    chunks.push(chunk);
    if (!chunk.includes('"text-delta"')) continue;
    if (last !== undefined) timing.gaps.push(Math.round(now - last));
    last = now;
  }
  const said = Buffer.concat(chunks).toString();
  const words = [...said.matchAll(/"delta":"((?:[^"\\]|\\.)*)"/g)].map(([, word]) => word).join("");
  const expected = Array.from({ length: deltas }, (_, n) => `word${n} `);
  timing.lost += expected.filter((word) => !words.includes(word)).length;
  if (said.includes('"type":"finish"')) return;
  const [, code = "cut"] = /"type":"error".*"code":"(\w+)"/.exec(said) ?? [];
  timing.errors.push(`ended with ${code}`);
}
