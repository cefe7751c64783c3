import type { Access } from "@advisor/client/api-call";
import { Fault } from "@advisor/domain/fault";
import * as z from "zod";
import { unreachable } from "./connection.ts";
import { usageFault } from "./exit-code.ts";

interface Options {
  url: string;
  /** Without a token, a local service is asked for one of a demo advisor. */
  token: string | undefined;
  advisor: string | undefined;
}

/** Access to a service over HTTP. */
export async function httpAccess({ url, token, advisor = "adv_north" }: Options): Promise<Access> {
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw usageFault("url", `--url is an address such as http://127.0.0.1:8787, not ${url}.`);
  const base = url.replace(/\/+$/, "");
  return { base, fetch, token: token || (await laptopToken(base, advisor)) };
}

async function laptopToken(base: string, advisor_id: string): Promise<string> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ advisor_id });
  let response: Response;
  try {
    response = await fetch(`${base}/dev/token`, { method: "POST", headers, body });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw unreachable(base);
  }
  const answer = z.object({ token: z.string() }).safeParse(await response.json().catch(() => null));
  if (answer.success) return answer.data.token;
  throw new Fault(
    "unauthenticated",
    "token.missing",
    response.status === 400
      ? `The service at ${base} has no demo advisor ${advisor_id}: --advisor names another one.`
      : `The service at ${base} gives no demo tokens: set ADVISOR_TOKEN to yours.`,
  );
}
