import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ExportFormat, ResearchClient } from "@advisor/client/research-client";
import { money, withNoun } from "../amounts.ts";
import { usageFault } from "../exit-code.ts";
import type { Output, Screen } from "../screen.ts";

interface Listing {
  client: ResearchClient;
  screen: Screen;
}

/** Lists all runs of the advisor, newest first. */
export async function listRuns({ client, screen }: Listing): Promise<void> {
  for await (const run of client.runs()) {
    const { answered, skipped, failed } = run.counters;
    const done = answered + skipped + failed;
    screen.record(run);
    screen.answer(
      `${[run.id, run.created_at.slice(0, 16), run.status, `${done} of ${withNoun(run.companies * run.criteria, "cell")}`, money(run.cost_usd.total), run.name].join(" | ")}\n`,
    );
  }
}

export async function listTemplates({ client, screen }: Listing): Promise<void> {
  for await (const template of client.templates()) {
    const { id, version, criteria, name } = template;
    screen.record(template);
    screen.answer(
      `${id} | version ${version} | ${withNoun(criteria, "criterion", "criteria")} | ${name}\n`,
    );
  }
}

/** Writes a run's export to standard output, exactly as the service sent it. */
export async function exportRun(
  client: ResearchClient,
  { run, format, output }: { run: string; format: ExportFormat; output: Output },
): Promise<void> {
  if (format === "xlsx" && output.isTTY === true)
    throw usageFault(
      "output",
      "A workbook is not for a terminal: write it to a file with > run.xlsx.",
    );
  const { body } = await client.export(run, format);
  if (body === null) return;
  await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), output, {
    end: false,
  });
}
