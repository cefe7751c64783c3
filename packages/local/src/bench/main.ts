import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answer } from "../offline-model/answer.ts";
import { Converse } from "../offline-model/converse.ts";
import { bundle, bundleFile, entries } from "./bundle.ts";
import { capacity } from "./capacity.ts";
import { startStage } from "./stage.ts";
import { streams, wordy } from "./streams.ts";

/** `npm run bench`: what the product weighs, beside the least that would do. Measures, judges nothing. */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  const stage = await startStage({
    model: {
      scripts: { wordy },
      answer: (request) => answer(Converse.parse(request)),
    },
    rules: [],
  });
  const bundles = await Promise.all(entries.map((entry) => bundle(entry, folder)));
  const bare = await bundleFile(new URL("./bare.ts", import.meta.url), join(folder, "bare"));
  const [first] = bundles;
  if (first === undefined) throw new Error("the first entry is the API");
  const { api, bare: least } = await streams(stage, first, bare);
  const units = await capacity(stage);
  await stage.close();
  await rm(folder, { recursive: true });

  print(
    ["bundle", "bytes at start", "of a bare stream's", "with late chunks"],
    [
      ...bundles.map(({ bytes, total }, at) => [
        entries[at] ?? "",
        size(bytes),
        ratio(bytes, bare.bytes),
        size(total),
      ]),
      ["bare stream", size(bare.bytes), ratio(1, 1), size(bare.total)],
    ],
  );
  print(
    ["API in a function", "measured", "of a bare stream's"],
    [
      ["cold start", `${api.cold.toFixed(0)} ms`, ratio(api.cold, least.cold)],
      ["first byte", `${api.first.toFixed(1)} ms`, ratio(api.first, least.first)],
      ["a delta", `${api.delta.toFixed(1)} µs`, ratio(api.delta, least.delta)],
    ],
  );
  print(
    ["a turn with a tool", "units"],
    [
      ["read", units.reads.toFixed(1)],
      ["written", units.writes.toFixed(1)],
    ],
  );
}

const size = (bytes: number): string => bytes.toLocaleString("en-US");
const ratio = (value: number, least: number): string => `${(value / least).toFixed(2)} x`;

function print(head: string[], rows: string[][]): void {
  const lines = [head, ...rows].map(([name = "", ...cells]) =>
    [name.padEnd(20), ...cells.map((cell) => cell.padStart(20))].join(""),
  );
  process.stdout.write(`${lines.join("\n")}\n\n`);
}

await main();
