import type { Fetch } from "@advisor/client/api-call";
import { createApp } from "@advisor/functions/api/app";
import { openRuntime } from "@advisor/functions/runtime";
import { advisors } from "@advisor/sample-data/advisors";
import * as z from "zod";
import { startLocalServers } from "../bench/local-servers.ts";
import { offlineReply } from "../offline-model/answer.ts";
import { ConverseRequest } from "../offline-model/converse.ts";
import type { Options } from "./options.ts";

/** The system under evaluation: a server, or the product in this process. */
export interface Target {
  base: string;
  fetch: Fetch;
  /** A token for this advisor; undefined when none is available. */
  token(advisor_id: string): Promise<string | undefined>;
  close(): Promise<void>;
}

export const openTarget = ({ base, token, model }: Options): Promise<Target> =>
  base === undefined ? inProcess(model) : Promise.resolve(remote(base, token));

const modelEndpoint = "AWS_ENDPOINT_URL_BEDROCK_RUNTIME";

/** Turns in a minute: a whole set asks faster than the advisors that the limit is for. */
const unlimited = "1000000";

/** The product over in-memory stand-ins with the sample data; uses the operator's model if one is set. */
async function inProcess(model: string | undefined): Promise<Target> {
  const own = process.env[modelEndpoint];
  if (model !== undefined) process.env.MODEL_ID = model;
  const stage = await startLocalServers({
    model: { answer: (request) => offlineReply(ConverseRequest.parse(request)) },
    rules: [],
  });
  if (own !== undefined) process.env[modelEndpoint] = own;
  process.env.TURNS_PER_MINUTE = unlimited;
  const app = createApp(openRuntime());
  return {
    base: "http://laptop",
    fetch: (input, init) => app.request(input, init),
    token: (advisor_id) => stage.issuer.mint(advisor_id),
    close: () => stage.close(),
  };
}

function remote(base: string, token: string | undefined): Target {
  const [first] = advisors;
  return {
    base: base.replace(/\/$/, ""),
    fetch,
    token: async (advisor_id) => {
      if (token === undefined) return requestToken(base, advisor_id);
      return advisor_id === first?.advisor_id ? token : undefined;
    },
    close: async () => undefined,
  };
}

/** Gets a token from a laptop's server, which gives one to anybody. */
async function requestToken(base: string, advisor_id: string): Promise<string> {
  const url = new URL("/dev/token", base);
  const response = await fetch(url, { method: "POST", body: JSON.stringify({ advisor_id }) });
  if (!response.ok) throw new Error(`${url} gave no token (status ${response.status})`);
  return z.object({ token: z.string() }).parse(await response.json()).token;
}
