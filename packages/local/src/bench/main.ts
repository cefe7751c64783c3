import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { helpIfAsked } from "../help.ts";
import { answer } from "../offline-model/answer.ts";
import { Converse } from "../offline-model/converse.ts";
import { setDefault } from "../settings.ts";
import { bundle, bundleFile } from "./bundle.ts";
import { capacity, type Purpose, spoken } from "./capacity.ts";
import { holdings } from "./holdings.ts";
import { type LoadResult, load, loaded } from "./load.ts";
import { prompts } from "./prompts.ts";
import { type Stage, startStage } from "./stage.ts";
import { measureStarts, subjects } from "./starts.ts";
import { streams, wordy } from "./streams.ts";
import { milliseconds, print, ratio } from "./table.ts";

const usage = `npm run bench -- [--load [--streams 200] | --holdings]
Prints bundle sizes, cold starts, prompts and store capacity; --load holds many streams at once,
--holdings asks the policy engine about 20,000 holdings.`;

/** `npm run bench [-- --load [--streams 200] | --holdings]`: what the product weighs, beside the least that would do. Measures, judges nothing. */
async function main(): Promise<void> {
  helpIfAsked(usage);
  const { values } = parseArgs({
    options: {
      load: { type: "boolean", default: false },
      holdings: { type: "boolean", default: false },
      streams: { type: "string", default: "200" },
    },
  });
  if (values.holdings) {
    printHoldings();
    return;
  }
  // One advisor asks for everything here.
  setDefault("TURNS_AT_ONCE", values.load ? "3" : "200");
  const requests: unknown[] = [];
  const stage = await startStage({
    model: {
      scripts: { wordy, spoken, loaded },
      answer: (request) => {
        requests.push(request);
        return answer(Converse.parse(request));
      },
    },
    rules: [],
  });
  if (values.load) printLoad(values.streams, await load(stage, Number(values.streams)));
  else {
    printPrompts(await prompts(stage, requests));
    await weigh(stage);
  }
  await stage.close();
}

function printHoldings(): void {
  print(
    ["20,000 holdings, processor time", "first", "then"],
    holdings().map(({ name, first, usual }) => [name, milliseconds(first), milliseconds(usual)]),
  );
}

async function weigh(stage: Stage): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  const bundles = {
    "api/lambda": await bundle("api/lambda", folder),
    tool: await bundle("tool", folder),
    title: await bundle("title", folder),
    workflow: await bundle("workflow", folder),
    bare: await bundleFile(new URL("./bare.ts", import.meta.url), join(folder, "bare")),
    nothing: await bundleFile(new URL("./nothing.ts", import.meta.url), join(folder, "nothing")),
  };
  const all = await subjects(stage, bundles);
  const started = await measureStarts(stage, all);
  const least = (name: string) => all.findIndex((one) => one.name === name);
  const [stream, nothing] = [least("bare stream"), least("nothing")];
  print(
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
        milliseconds(own?.ready ?? 0),
        milliseconds(own?.first ?? 0),
        ratio(own?.first ?? 0, beside?.first ?? 0),
        `${own?.memory.toFixed(0)} MB`,
      ];
    }),
  );
  const warm = await streams(stage, bundles["api/lambda"], bundles.bare);
  print(
    ["a warm stream", "measured", "of a bare one's"],
    [
      ["first byte", `${warm.api.first.toFixed(1)} ms`, ratio(warm.api.first, warm.bare.first)],
      ["a delta", `${warm.api.delta.toFixed(1)} µs`, ratio(warm.api.delta, warm.bare.delta)],
    ],
  );
  printCapacity(await capacity(stage));
  await rm(folder, { recursive: true });
}

function printPrompts({ steps, warm }: Awaited<ReturnType<typeof prompts>>): void {
  const count = (tokens: number) => tokens.toLocaleString("en-US");
  print(
    ["tokens of a step", "tools", "system", "context", "history", "together"],
    steps.map(({ name, tools, system, context, history }) => [
      name,
      ...[tools, system, context, history, tools + system + context + history].map(count),
    ]),
  );
  print(["input of a warm turn", "of one uncached"], [["cost", `${(warm * 100).toFixed(0)}%`]]);
}

function printCapacity(purposes: Purpose[]): void {
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
    print(
      [`a turn's ${kind}s`, "calls", "units", "in the list index"],
      [
        ...own.map(({ name, calls, table, index }) => row(name, calls, table, index)),
        row("together", sum("calls"), sum("table"), sum("index")),
      ],
    );
  }
}

function printLoad(streams: string, runs: LoadResult[]): void {
  print(
    [`${streams} streams`, ...runs.map(({ name }) => name)],
    [
      ["first byte p50", ...runs.map(({ first }) => milliseconds(first.p50))],
      ["first byte p95", ...runs.map(({ first }) => milliseconds(first.p95))],
      ["gap p50", ...runs.map(({ gap }) => milliseconds(gap.p50))],
      ["gap p99", ...runs.map(({ gap }) => milliseconds(gap.p99))],
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

await main();
