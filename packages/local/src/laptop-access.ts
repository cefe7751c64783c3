import type { Access } from "@advisor/client/api-call";
import * as z from "zod";
import { type PartName, parts, startParts } from "./parts.ts";
import { runningAddresses } from "./running-file.ts";
import { setDefaults } from "./settings.ts";

interface Options {
  advisor: string;
  /** Parts to start unless `npm run dev` runs; they stop with this command. */
  needed: readonly PartName[];
}

/** The product in this process, using the parts of a running `npm run dev` or its own. */
export async function laptopAccess({ advisor, needed }: Options): Promise<Access> {
  setDefaults();
  Object.assign(process.env, runningAddresses() ?? {});
  await startParts([...needed], 0);
  const { laptopApp } = await import("./api-server.ts");
  const app = laptopApp();
  return {
    base: "http://laptop",
    token: await token(advisor),
    fetch: (input, init) => app.request(input, init),
  };
}

/** The parts that a question needs; functions are only started if tools run in them. */
export const partsForQuestion = (): PartName[] =>
  (Object.keys(parts) as PartName[]).filter(
    (name) => name !== "durable" || process.env.TOOL_EXECUTION === "lambda",
  );

async function token(advisor_id: string): Promise<string> {
  const url = process.env.LOCAL_TOKEN_URL;
  if (url === undefined) return process.env.ADVISOR_TOKEN ?? "";
  const response = await fetch(url, { method: "POST", body: JSON.stringify({ advisor_id }) });
  return z.object({ token: z.string() }).parse(await response.json()).token;
}
