import { createReadStream } from "node:fs";
import { open, rm } from "node:fs/promises";
import { usageFault } from "@advisor/terminal/exit-code";
import { parseArguments } from "@advisor/terminal/parse-arguments";
import { stripControlCharacters } from "@advisor/terminal/terminal-safe";
import { runCommand } from "./command.ts";
import { runMain } from "./run-main.ts";
import { verifyFile } from "./verify-file.ts";

const usage = `npm run audit -- verify FILE... [--head HASH]
npm run audit -- export CONVERSATION_ID|RUN_ID [--out FILE | --head] [--table NAME]
npm run audit -- repair CONVERSATION_ID [--table NAME]
verify checks exported records; "-" reads standard input. It needs no store and no network. --head is a hash
  noted earlier, which the record must still contain.
export writes a record, also of a deleted conversation, to FILE or to standard output (then run npm with
  --silent). --head prints only the record's length and newest hash, to be kept elsewhere.
repair appends an entry that names the unreadable entries, so that the rest can be verified. It changes none.
export and repair use the laptop's store, or with --table a DynamoDB table of your AWS account.
Exit codes: 0 valid or done, 1 broken or failed, 64 usage.`;

/** `npm run audit`. Exit codes: 0 valid or exported, 1 broken or failed, 64 usage. */
const main = (): Promise<number> =>
  runCommand(usage, options, async (asked) => {
    if (asked.command === "repair") return repairOne(asked);
    return asked.command === "verify" ? verifyAll(asked) : exportOne(asked);
  });

type AuditArguments =
  | { command: "verify"; files: string[]; head: string | undefined }
  | { command: "repair"; conversation: string; table: string | undefined }
  | {
      command: "export";
      id: string;
      out: string | undefined;
      headOnly: boolean;
      table: string | undefined;
    };

function options(): AuditArguments {
  const [, , command, ...args] = process.argv;
  if (command === "verify") return verifyOptions(args);
  if (command === "repair") return repairOptions(args);
  if (command === "export") return exportOptions(args);
  throw usageFault("command", "Choose verify, export or repair.");
}

function verifyOptions(args: string[]): AuditArguments {
  const { values, positionals: files } = parseArguments({
    args,
    allowPositionals: true,
    options: { head: { type: "string" } },
  });
  const { head } = values;
  if (files.length === 0) throw usageFault("file", "Name the exported record: verify FILE.");
  if (head !== undefined && files.length > 1)
    throw usageFault("head", "--head goes with one file.");
  return { command: "verify", files, head };
}

function repairOptions(args: string[]): AuditArguments {
  const { values, positionals } = parseArguments({
    args,
    allowPositionals: true,
    options: { table: { type: "string" } },
  });
  const conversation = oneId(positionals, "repair CONVERSATION_ID");
  return { command: "repair", conversation, table: values.table };
}

function exportOptions(args: string[]): AuditArguments {
  const { values, positionals } = parseArguments({
    args,
    allowPositionals: true,
    options: {
      out: { type: "string" },
      table: { type: "string" },
      head: { type: "boolean", default: false },
    },
  });
  const id = oneId(positionals, "export CONVERSATION_ID|RUN_ID");
  const { out, table, head } = values;
  if (head && out !== undefined) throw usageFault("head", "Choose either --head or --out.");
  return { command: "export", id, out, headOnly: head, table };
}

function oneId([id, ...more]: readonly string[], example: string): string {
  if (id === undefined || more.length > 0) throw usageFault("id", `Name one record: ${example}.`);
  return id;
}

async function verifyAll({
  files,
  head,
}: Extract<AuditArguments, { command: "verify" }>): Promise<number> {
  let failed = false;
  for (const file of files) {
    const bytes = file === "-" ? process.stdin : createReadStream(file);
    const { valid, words } = await verifyFile(bytes, head).catch((error: unknown) => ({
      valid: false,
      words: `cannot be read: ${reason(error)}`,
    }));
    failed ||= !valid;
    await print(files.length > 1 ? `${file}: ${words}` : words);
  }
  return failed ? 1 : 0;
}

async function repairOne(asked: Extract<AuditArguments, { command: "repair" }>): Promise<number> {
  const { openRecord } = await import("./stored-record.ts");
  const record = await openRecord(asked.conversation, asked.table);
  if (record === undefined) return missing();
  if (record.repair === undefined) {
    process.stderr.write("Only the record of a conversation can be repaired.\n");
    return 1;
  }
  const places = await record.repair();
  await print(
    places.length === 0
      ? "Nothing to repair."
      : `Named in the record as unreadable: entry ${places.join(", ")}.`,
  );
  return (await record.verify()).valid ? 0 : 1;
}

function missing(): number {
  process.stderr.write("There is no conversation and no run of this id in the store.\n");
  return 1;
}

async function exportOne(asked: Extract<AuditArguments, { command: "export" }>): Promise<number> {
  // A dynamic import, so that verifying a file needs nothing but Node.
  const { openRecord } = await import("./stored-record.ts");
  const record = await openRecord(asked.id, asked.table);
  if (record === undefined) return missing();
  if (asked.headOnly) {
    const verdict = await record.verify();
    await print(
      verdict.valid
        ? `${verdict.length} entries, head ${verdict.head}`
        : `broken at entry ${verdict.at + 1} of ${verdict.length} in the store`,
    );
    return verdict.valid ? 0 : 1;
  }
  if (asked.out !== undefined) await toFile(asked.out, record.lines());
  else for await (const line of record.lines()) await write(line);
  return 0;
}

/** Writes an export. Never overwrites a file, restricts access to the owner, and removes a partial file. */
async function toFile(name: string, lines: AsyncIterable<string>): Promise<void> {
  const file = await open(name, "wx", 0o600);
  try {
    for await (const line of lines) await file.write(line);
  } catch (error) {
    await rm(name);
    throw error;
  } finally {
    await file.close();
  }
}

const print = (line: string): Promise<void> => write(`${stripControlCharacters(line)}\n`);

/** Resolves when the text has been flushed, so that an early exit does not cut it off. */
const write = (text: string): Promise<void> =>
  new Promise((written, failed) => {
    process.stdout.write(text, (error) => (error ? failed(error) : written()));
  });

const reason = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
};

process.stdout.on("error", () => process.exit(1));
runMain(main, (error) => `failed: ${reason(error)}`);
