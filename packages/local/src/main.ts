import { rmSync } from "node:fs";
import { advisors } from "@advisor/sample-data/advisors";
import { exitCode, usageFault } from "@advisor/terminal/exit-code";
import { parseArguments } from "@advisor/terminal/parse-arguments";
import { helpIfAsked, isUsageFault, usageLines } from "./command.ts";
import type { EmulatorName } from "./emulators.ts";
import { failureWords } from "./run-main.ts";
import { announceRunning } from "./running-file.ts";
import { dataFolder, defaultPort, setDefaults } from "./settings.ts";

const lastPort = 65_530;

const usage = `npm run dev -- [--reset] [--hand-on] [--only store|model|issuer|bus|durable|api]
Serves the page and the API on http://127.0.0.1:8787, or on PORT.
  --reset    starts with fresh sample data
  --only     starts one part and prints the variable that points to it
  --hand-on  ends each turn of the API at once, like a Lambda that runs out of time, so that the durable
             function finishes it
.env.example lists every variable.`;

/** `npm run dev`: starts everything on this laptop, or one part of it. */
async function main(): Promise<void> {
  helpIfAsked(usage);
  // Imported only now, because it is most of the product.
  const { emulators, startEmulators } = await import("./emulators.ts");
  const names = Object.keys(emulators) as EmulatorName[];
  const { only, reset, handOn } = options(names);
  if (reset) rmSync(dataFolder, { recursive: true, force: true });
  setDefaults();
  const port = portOf(process.env.PORT ?? String(defaultPort));
  const wanted = only === undefined ? names : names.filter((name) => name === only);
  const started = await startEmulators(wanted, port);
  if (only === undefined || only === "api")
    await serve(port, started, { whole: only === undefined, handOn });
  for (const { environment } of only === undefined ? [] : started) {
    for (const [name, value] of Object.entries(environment)) print(`${name}=${value}`);
  }
}

function options(names: readonly string[]): Options {
  const flag = { type: "boolean", default: false } as const;
  const { values } = parseArguments({
    options: { only: { type: "string" }, reset: flag, "hand-on": flag },
  });
  const { "hand-on": handOn, ...rest } = values;
  const all = ["api", ...names];
  if (rest.only !== undefined && !all.includes(rest.only))
    throw usageFault("part", `There is no part "${rest.only}". Choose from ${all.join(", ")}.`);
  return { ...rest, handOn };
}

interface Options {
  only?: string | undefined;
  reset: boolean;
  handOn: boolean;
}

/** The API's port; the parts take the ports after it. 0 picks a free port for each. */
function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= lastPort))
    fail(`PORT must be a whole number from 0 to ${lastPort}.`, exitCode.usage);
  return port;
}

async function serve(
  port: number,
  started: { environment: Record<string, string>; note?: string }[],
  { whole, handOn }: { whole: boolean; handOn: boolean },
): Promise<void> {
  const { startApi } = await import("./api-server.ts");
  const [api] = await Promise.all([startApi(port, { handOn }), whole ? pageBuilt() : undefined]);
  if (whole) {
    const environment = Object.assign({}, ...started.map((part) => part.environment));
    announceRunning({ ...environment, ADVISOR_URL: api.url });
  }
  const notes = started.flatMap(({ note }) => note ?? []);
  print(`Advisor Copilot: ${api.url}`);
  print(
    `  model ${process.env.MODEL_ID ?? "offline"}, fictional sample households, ${notes.join(", ")}`,
  );
  print("Open it in a browser, or ask in another terminal:");
  print('  npm run ask -- "Is the Smith family outside their IPS bands?"');
  print('  npm run ask -- --household D3 "Do they have enough cash for the next 90 days?"');
  print('  npm run ask -- "What is in VOO?"');
  print("  npm run terminal");
  print(`Demo advisors: ${advisors.map((one) => `${one.advisor_id} (${one.firm})`).join(", ")}`);
}

/** Builds the page; the API also works without it. */
const pageBuilt = (): Promise<void> =>
  import("./build-page.ts")
    .then(({ buildPage }) => buildPage())
    .catch((error: unknown) => {
      process.stderr.write(`The page could not be built: ${String(error)}\n`);
    });

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function fail(line: string, code: number): never {
  process.stderr.write(`${line}\n`);
  process.exit(code);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(0));

main().catch((error: unknown) => {
  if (isUsageFault(error)) fail(usageLines(error, usage).trimEnd(), exitCode.usage);
  const taken =
    error instanceof Error && /EADDRINUSE|port \d+ is already in use/.test(error.message);
  fail(
    taken
      ? `A port is in use (${error.message}). Stop the other npm run dev, or set PORT to another one.`
      : failureWords(error),
    1,
  );
});
