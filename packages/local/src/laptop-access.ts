import type { Access } from "@advisor/client/api-call";
import { usageFault } from "@advisor/terminal/exit-code";
import * as z from "zod";
import { runningAddresses } from "./running-file.ts";
import { setDefaults } from "./settings.ts";

interface Options {
  advisor: string;
  /** Whether research runs in this process, in the durable function. */
  research?: boolean;
}

/**
 * The product in this process, using the parts of a running `npm run dev`, or its own, which stop with
 * this command. It is loaded by then only, so that help and wrong usage are answered at once.
 */
export async function laptopAccess({ advisor, research = false }: Options): Promise<Access> {
  if (advisor.trim() === "") throw usageFault("advisor", "Name the advisor: --advisor adv_north.");
  setDefaults();
  const running = runningAddresses();
  Object.assign(process.env, running ?? {});
  const { startEmulators } = await import("./emulators.ts");
  const inFunctions = process.env.TOOL_EXECUTION === "lambda";
  if (inFunctions && running !== undefined && process.env.TOOL_FUNCTIONS === undefined)
    throw usageFault("tools", withoutFunctions);
  // Functions are only started if something runs in them.
  const functions = research || inFunctions;
  await startEmulators(
    ["store", "model", "issuer", "bus", ...(functions ? (["durable"] as const) : [])],
    0,
  );
  const { laptopApp } = await import("./api-server.ts");
  const app = laptopApp();
  return {
    base: "http://laptop",
    token: await token(advisor),
    fetch: (input, init) => app.request(input, init),
  };
}

const withoutFunctions =
  "The running npm run dev runs tools in its own process. Stop it, or start it with TOOL_EXECUTION=lambda.";

async function token(advisor_id: string): Promise<string> {
  const url = process.env.LOCAL_TOKEN_URL;
  if (url === undefined) return process.env.ADVISOR_TOKEN ?? "";
  const response = await fetch(url, { method: "POST", body: JSON.stringify({ advisor_id }) });
  return z.object({ token: z.string() }).parse(await response.json()).token;
}
