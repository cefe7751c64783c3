import { parseArgs } from "node:util";
import { dynamoClient } from "@advisor/adapters/dynamo/client";
import { householdWriter } from "@advisor/adapters/dynamo/household/household-writer";
import { openTable } from "@advisor/adapters/dynamo/table";
import { newId, systemClock } from "@advisor/adapters/world";
import { Fault } from "@advisor/domain/fault";
import { readDraft } from "@advisor/import/read";
import { importDraft } from "@advisor/import/run";
import { stripControlCharacters } from "@advisor/terminal/plain";
import { runMain } from "./run-main.ts";
import { runningAddresses } from "./running-file.ts";
import { setDefaults } from "./settings.ts";

const usage = `npm run import -- FILE.json|FOLDER --dry-run|--apply [--advisor adv_north] [--aws]

Checks households and names every fault with its place; writes them only when there is none.
Writing the same again changes nothing. Conversations stay, as do tasks, notes and documents that the
file does not name; a task that is stored is its advisor's and is not changed.

FILE.json   {"households": [{"id": "hh_...", "members": [], "accounts": [], "holdings": [], "ips": []}]}
FOLDER      CSV: households, members, accounts, holdings; and, as far as there are any, lots, policies,
            targets, benchmarks, needs, pending, unvested (shares), valuations (values over time), trades, transfers, fees,
            documents (passages of a text are divided by empty lines), notes, tasks.
            Several values in one cell are divided by |.
            An example of both is in test/import/example/.
Amounts are decimals as text; quantities of shorts are negative; percents are written 10 for 10%.
--advisor   whose the households are that name none

The store is the one of a running "npm run dev", else the laptop's; with
AWS_ENDPOINT_URL_DYNAMODB it is that one, and with --aws the table TABLE_NAME of your AWS account.
Exit codes: 0 accepted, 1 refused or failed, 64 usage.`;

interface ImportArguments {
  path: string;
  apply: boolean;
  advisor: string | undefined;
  aws: boolean;
}

async function main(): Promise<number> {
  const asked = options();
  if (asked === undefined) {
    process.stderr.write(`${usage}\n`);
    return 64;
  }
  if (asked === "help") {
    print(usage);
    return 0;
  }
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
  const { parts, startParts } = await import("./parts.ts");
  const found = runningAddresses();
  if (process.env[parts.store.variable] === undefined) Object.assign(process.env, found ?? {});
  await startParts(["store"], 0);
}

function options(): ImportArguments | "help" | undefined {
  try {
    const boolean = { type: "boolean", default: false } as const;
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        "dry-run": boolean,
        apply: boolean,
        advisor: { type: "string" },
        aws: boolean,
        help: boolean,
      },
    });
    if (values.help) return "help";
    const [path, ...others] = positionals;
    const { apply, advisor, aws } = values;
    if (path === undefined || others.length > 0 || values["dry-run"] === apply) return undefined;
    return { path, apply, advisor, aws };
  } catch {
    return undefined;
  }
}

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

runMain(main, (error) =>
  error instanceof Fault ? `${error.code}: ${error.message}` : `failed: ${String(error)}`,
);
