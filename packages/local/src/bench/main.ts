import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { usageFault } from "@advisor/terminal/exit-code";
import { parseArguments } from "@advisor/terminal/parse-arguments";
import { runCommand } from "../command.ts";
import { offlineReply } from "../offline-model/answer.ts";
import { ConverseRequest } from "../offline-model/converse.ts";
import { runMain } from "../run-main.ts";
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
Prints bundle sizes, cold starts, prompt sizes and store capacity.
  --load      starts all streams at the same moment
  --soak      keeps the streams running; exits with 1 if one fails or memory grows
  --holdings  reads 20,000 holdings and computes the results of two tools, in a process of its own`;

/** `npm run bench`: measures the product, next to minimal baselines. Only a soak passes or fails. */
const main = (): Promise<number> => runCommand(usage, options, measure);

async function measure(values: ReturnType<typeof options>): Promise<number> {
  if (values.holdings) {
    await printHoldings();
    return 0;
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
  const { streams } = values;
  let faults: string[] = [];
  if (values.load) printLoad(streams, await measureLoad(stage, streams));
  else if (values.soak) faults = printSoak(await measureSoak(stage, streams, values.seconds));
  else {
    printPrompts(await measurePrompts(stage, requests));
    await weigh(stage);
  }
  await stage.close();
  return faults.length > 0 ? 1 : 0;
}

function options() {
  const flag = { type: "boolean", default: false } as const;
  const { values } = parseArguments({
    options: {
      ...{ load: flag, soak: flag, holdings: flag },
      seconds: { type: "string", default: "600" },
      streams: { type: "string", default: "200" },
    },
  });
  const { seconds, streams, ...rest } = values;
  return { ...rest, seconds: count("seconds", seconds), streams: count("streams", streams) };
}

function count(option: string, text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw usageFault(option, `--${option} must be a whole number of at least 1.`);
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

function printLoad(streams: number, runs: LoadResult[]): void {
  printTable(
    [`${streams} streams`, ...runs.map(({ name }) => name)],
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

function printSoak(soak: Soak): string[] {
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
  return faults;
}

runMain(main);
