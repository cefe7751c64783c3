import { execFile } from "node:child_process";
import { expect, test } from "vitest";
import { program } from "../program.ts";

async function run(name: string, args: readonly string[]): Promise<[unknown, string, string]> {
  const file = await program(new URL(`../../packages/local/src/${name}.ts`, import.meta.url));
  return new Promise((resolve) =>
    execFile(process.execPath, [file, ...args], (error, stdout, stderr) =>
      resolve([error?.code, stdout, stderr]),
    ).stdin?.end(),
  );
}

test.each([
  ["main", "dev", ["--nothing"], "Unknown option '--nothing'."],
  [
    "main",
    "dev",
    ["--only", "all"],
    'There is no part "all". Choose from api, store, model, issuer, bus, durable.',
  ],
  ["ask", "ask", ["--household"], "Option '--household <value>' argument missing."],
  ["ask", "ask", [], "Ask a question."],
  ["bench/main", "bench", ["--nothing"], "Unknown option '--nothing'."],
  ["bench/main", "bench", ["--streams", "0"], "--streams must be a whole number of at least 1."],
  ["import", "import", ["--apply"], "Name one JSON file, or one folder of CSV files."],
  ["import", "import", ["a.json"], "Choose either --dry-run or --apply."],
  ["import", "import", ["a.json", "--apply", "--dry-run"], "Choose either --dry-run or --apply."],
  [
    "import",
    "import",
    ["test/import/example/csv/holdings.csv", "--dry-run"],
    "Name the folder of the CSV files, not one of them.",
  ],
  ["import", "import", ["gone.json", "--apply"], "There is no file or folder gone.json."],
  ["model-check/main", "model:check", ["x"], "Unexpected argument 'x'."],
  ["seed", "seed", [], "Name the stage: --stage NAME."],
  ["seed", "seed", ["--stage", "aws-me"], 'The stage name "aws-me" must not contain "aws".'],
  ["ask", "ask", ["--advisor", "", "Hello"], "Name the advisor: --advisor adv_north."],
])("%s says in one line what is wrong with %s %j", async (name, command, args, message) => {
  expect(await run(name, args)).toEqual([
    64,
    "",
    `${message}\nnpm run ${command} -- --help says how it is used.\n`,
  ]);
});

test("import --help lists the columns of each file", async () => {
  expect(await run("import", ["--help"])).toEqual([
    undefined,
    expect.stringMatching(/\n {2}lots\.csv {8}account_id, security_id, symbol, id, acquired, /),
    "",
  ]);
});

test("the offline model says so when it answers in place of another model", async () => {
  expect(await run("model-check/main", ["--model", "us.vendor.large"])).toEqual([
    undefined,
    expect.stringContaining("model us.vendor.large\n"),
    "The offline model answers in place of us.vendor.large. To ask Bedrock, set AWS_ENDPOINT_URL_BEDROCK_RUNTIME (docs/models.md).\n",
  ]);
});
