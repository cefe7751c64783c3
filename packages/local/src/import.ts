import { dynamoClient } from "@advisor/adapters/dynamo/client";
import { householdWriter } from "@advisor/adapters/dynamo/household/household-writer";
import { openTable } from "@advisor/adapters/dynamo/table";
import { newId, systemClock } from "@advisor/adapters/world";
import { Fault } from "@advisor/domain/fault";
import { readDraft } from "@advisor/import/read";
import { importDraft } from "@advisor/import/run";
import { columnsOf, csvTables } from "@advisor/import/tables";
import { usageFault } from "@advisor/terminal/exit-code";
import { parseArguments } from "@advisor/terminal/parse-arguments";
import { stripControlCharacters } from "@advisor/terminal/terminal-safe";
import { runCommand } from "./command.ts";
import { failureWords, runMain } from "./run-main.ts";
import { runningAddresses } from "./running-file.ts";
import { setDefaults } from "./settings.ts";

/** Each file with its columns, indented and in lines of at most 116 characters. */
const columnLines = csvTables
  .map((table) => `  ${table.file.padEnd(16)}${columnsOf(table).join(", ")}`)
  .map((line) => line.replaceAll(/(?=.{117})(.{1,115},) /g, `$1\n${" ".repeat(18)}`))
  .join("\n");

const usage = `npm run import -- FILE.json|FOLDER --dry-run|--apply [--advisor adv_north] [--aws]

Checks households, reports every error with its place, and writes them only if there is no error.
Importing the same file again changes nothing. Conversations are kept, as are tasks, notes and documents that
the file does not name. A task that is already stored belongs to its advisor and is not changed.

FILE.json   {"households": [{"id": "hh_...", "members": [], "accounts": [], "holdings": [], "ips": []}]}
FOLDER      CSV files: households, members, accounts, holdings; optionally lots, policies, targets, benchmarks,
            needs, pending, unvested (shares), valuations (values over time), trades, transfers, fees,
            documents (empty lines separate the passages of a text), notes, tasks.
            Several values in one cell are separated by |.
            test/import/example/ has an example of both.
Amounts are decimals as text; short positions have negative quantities; 10% is written as 10.
--advisor   the advisor of households that name none

The columns of each file (a dry run names what is missing; leave out a column that you have no values for):
${columnLines}

The store is that of a running "npm run dev", or the laptop's own. AWS_ENDPOINT_URL_DYNAMODB points to another
one, and --aws means the table TABLE_NAME of your AWS account.
Exit codes: 0 accepted, 1 refused or failed, 64 usage.`;

interface ImportArguments {
  path: string;
  apply: boolean;
  advisor: string | undefined;
  aws: boolean;
}

const main = (): Promise<number> => runCommand(usage, options, importFile);

async function importFile(asked: ImportArguments): Promise<number> {
  const draft = await readDraft(asked.path);
  if (!asked.aws) await findLaptop();
  const clock = systemClock(undefined);
  const name = process.env.TABLE_NAME ?? "advisor-copilot";
  const table = openTable({ name, client: dynamoClient(), clock });
  const writer = householdWriter({ table, clock, newId });
  const { accepted, lines } = await importDraft(draft, asked, writer);
  const out = accepted ? process.stdout : process.stderr;
  for (const line of lines) out.write(`${stripControlCharacters(line)}\n`);
  return accepted ? 0 : 1;
}

/** Uses the store of a running laptop, or starts one for this command. */
async function findLaptop(): Promise<void> {
  setDefaults();
  const { emulators, startEmulators } = await import("./emulators.ts");
  const found = runningAddresses();
  if (process.env[emulators.store.variable] === undefined) Object.assign(process.env, found ?? {});
  await startEmulators(["store"], 0);
}

function options(): ImportArguments {
  const boolean = { type: "boolean", default: false } as const;
  const { values, positionals } = parseArguments({
    allowPositionals: true,
    options: { "dry-run": boolean, apply: boolean, advisor: { type: "string" }, aws: boolean },
  });
  const [path, ...others] = positionals;
  const { apply, advisor, aws } = values;
  if (path === undefined || others.length > 0)
    throw usageFault("file", "Name one JSON file, or one folder of CSV files.");
  if (values["dry-run"] === apply) throw usageFault("mode", "Choose either --dry-run or --apply.");
  return { path, apply, advisor, aws };
}

runMain(main, (error) =>
  error instanceof Fault ? `${error.code}: ${error.message}` : failureWords(error),
);
