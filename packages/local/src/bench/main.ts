import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { helpIfAsked } from "../help.ts";
import { offlineReply } from "../offline-model/answer.ts";
import { ConverseRequest } from "../offline-model/converse.ts";
import { setDefault } from "../settings.ts";
import { bundle, bundleFile } from "./bundle.ts";
import { type CapacityByPurpose, measureCapacity, slowAnswer } from "./capacity.ts";
import { measureLargeHousehold } from "./holdings.ts";
import { type LoadResult, measureLoad, timedAnswer } from "./load.ts";
import { type LocalServers, startLocalServers } from "./local-servers.ts";
import { measurePrompts } from "./prompts.ts";
import { measureSoak, type Soak, soakFaults } from "./soak.ts";
import { benchFunctions, measureStarts } from "./starts.ts";
import { fastAnswer, measureStreams } from "./streams.ts";
import { formatMs, formatRatio, printTable } from "./table.ts";

const usage = `npm run bench -- [--load [--streams 200] | --soak [--streams 200] [--seconds 600] | --holdings]
Prints bundle sizes, cold starts, prompts and store capacity; --load begins many streams in one instant,
--soak holds them for a time and exits with 1 where one failed or memory grew,
--holdings reads 20,000 holdings and calculates two tools' results, in a process of their own.`;

/** `npm run bench`: measures the product, next to minimal baselines. Only a soak passes or fails. */
async function main(): Promise<void> {
  helpIfAsked(usage);
  const values = options();
  if (values === undefined) {
    process.stderr.write(`${usage}\n`);
    process.exitCode = 64;
    return;
  }
  if (values.holdings) {
    await printHoldings();
    return;
  }
  // All requests are from one advisor.
  setDefault("TURNS_AT_ONCE", values.load || values.soak ? "3" : "200");
  const requests: unknown[] = [];
  const stage = await startLocalServers({
    model: {
      scripts: { wordy: fastAnswer, spoken: slowAnswer, loaded: timedAnswer },
      answer: (request) => {
        requests.push(request);
        return offlineReply(ConverseRequest.parse(request));
      },
    },
    rules: [],
  });
  const streams = Number(values.streams);
  if (values.load) printLoad(values.streams, await measureLoad(stage, streams));
  else if (values.soak) printSoak(await measureSoak(stage, streams, Number(values.seconds)));
  else {
    printPrompts(await measurePrompts(stage, requests));
    await weigh(stage);
  }
  await stage.close();
}

/** Parses the command line; undefined when it is invalid. */
function options() {
  const flag = { type: "boolean", default: false } as const;
  try {
    const { values } = parseArgs({
      options: {
        ...{ load: flag, soak: flag, holdings: flag },
        seconds: { type: "string", default: "600" },
        streams: { type: "string", default: "200" },
      },
    });
    return values;
  } catch {
    return undefined;
  }
}

async function printHoldings(): Promise<void> {
  printTable(
    ["20,000 holdings, processor time", "first", "then"],
    (await measureLargeHousehold()).map(({ name, first, usual }) => [
      name,
      formatMs(first),
      formatMs(usual),
    ]),
  );
}

async function weigh(stage: LocalServers): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  const bundles = {
    "api/lambda": await bundle("api/lambda", folder),
    tool: await bundle("tool", folder),
    title: await bundle("title", folder),
    workflow: await bundle("workflow", folder),
    bare: await bundleFile(new URL("./baseline-stream.ts", import.meta.url), join(folder, "bare")),
    nothing: await bundleFile(
      new URL("./echo-handler.ts", import.meta.url),
      join(folder, "nothing"),
    ),
  };
  const all = await benchFunctions(stage, bundles);
  const started = await measureStarts(stage, all);
  const least = (name: string) => all.findIndex((one) => one.name === name);
  const [stream, nothing] = [least("bare stream"), least("nothing")];
  printTable(
    [
      "function",
      "bytes at start",
      "with late chunks",
      "ready",
      "first answer",
      "of the least",
      "memory",
    ],
    all.map(({ name, of }, place) => {
      const own = started[place];
      const beside = started[name === "API" || place === stream ? stream : nothing];
      return [
        name,
        of.bytes.toLocaleString("en-US"),
        of.total.toLocaleString("en-US"),
        formatMs(own?.ready ?? 0),
        formatMs(own?.first ?? 0),
        formatRatio(own?.first ?? 0, beside?.first ?? 0),
        `${own?.memory.toFixed(0)} MB`,
      ];
    }),
  );
  const warm = await measureStreams(stage, bundles["api/lambda"], bundles.bare);
  printTable(
    ["a warm stream", "measured", "of a bare one's"],
    [
      [
        "first byte",
        `${warm.api.first.toFixed(1)} ms`,
        formatRatio(warm.api.first, warm.bare.first),
      ],
      ["a delta", `${warm.api.delta.toFixed(1)} µs`, formatRatio(warm.api.delta, warm.bare.delta)],
    ],
  );
  printCapacity(await measureCapacity(stage));
  await rm(folder, { recursive: true });
}

function printPrompts({ steps, warm }: Awaited<ReturnType<typeof measurePrompts>>): void {
  const count = (tokens: number) => tokens.toLocaleString("en-US");
  printTable(
    ["tokens of a step", "tools", "system", "context", "history", "together"],
    steps.map(({ name, tools, system, context, history }) => [
      name,
      ...[tools, system, context, history, tools + system + context + history].map(count),
    ]),
  );
  printTable(
    ["input of a warm turn", "of one uncached"],
    [["cost", `${(warm * 100).toFixed(0)}%`]],
  );
}

function printCapacity(purposes: CapacityByPurpose[]): void {
  for (const kind of ["write", "read"] as const) {
    const own = purposes.filter((one) => one.kind === kind);
    const sum = (field: "calls" | "table" | "index") =>
      own.reduce((total, one) => total + one[field], 0);
    const row = (name: string, calls: number, table: number, index: number) => [
      name,
      String(calls),
      table.toFixed(1),
      index.toFixed(1),
    ];
    printTable(
      [`a turn's ${kind}s`, "calls", "units", "in the list index"],
      [
        ...own.map(({ name, calls, table, index }) => row(name, calls, table, index)),
        row("together", sum("calls"), sum("table"), sum("index")),
      ],
    );
  }
}

function printLoad(measureStreams: string, runs: LoadResult[]): void {
  printTable(
    [`${measureStreams} streams`, ...runs.map(({ name }) => name)],
    [
      ["first byte p50", ...runs.map(({ first }) => formatMs(first.p50))],
      ["first byte p95", ...runs.map(({ first }) => formatMs(first.p95))],
      ["gap p50", ...runs.map(({ gap }) => formatMs(gap.p50))],
      ["gap p99", ...runs.map(({ gap }) => formatMs(gap.p99))],
      ["errors", ...runs.map(({ errors }) => String(errors.length))],
      ["lost deltas", ...runs.map(({ lost }) => String(lost))],
      ["API's memory", ...runs.map(({ memory }) => `${memory.toFixed(0)} MB`)],
      ["API's processor", ...runs.map(({ busy }) => `${busy.toFixed(1)} s`)],
    ],
  );
  for (const { name, errors } of runs) {
    for (const error of new Set(errors)) process.stdout.write(`${name}: ${error}\n`);
  }
}

function printSoak(soak: Soak): void {
  printTable(
    ["minute", "API's memory", "turns", "errors"],
    soak.minutes.map(({ memory, turns, errors }, nth) => [
      String(nth + 1),
      `${memory.toFixed(0)} MB`,
      String(turns),
      String(errors),
    ]),
  );
  printTable(
    ["of all streams", "p50", "p95", "p99"],
    Object.entries({ "first byte": soak.first, "added delay": soak.added }).map(
      ([name, { p50, p95, p99 }]) => [name, ...[p50, p95, p99].map(formatMs)],
    ),
  );
  const faults = soakFaults(soak);
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}

await main();
