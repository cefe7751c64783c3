import type { Model, ModelRequest } from "@advisor/agent/model/model";
import { contextWindow } from "@advisor/domain/model/context-window";
import { estimateTokens } from "@advisor/domain/model/usage";
import type { Price } from "@advisor/domain/spend";
import { countOf } from "@advisor/query/words/format";
import { copilotRequest, type ModelTrial, tryModel } from "./try-model.ts";

/** One row of the table. */
export interface CheckRow {
  name: string;
  /** Null when it cannot be determined. */
  ok: boolean | null;
  detail: string;
  seconds: number | null;
  /** What to do when the check fails. */
  help: string;
}

/** The most tokens that a copilot turn has. */
const turnTokens = 13_000;

/**
 * Tests the model with the kinds of requests that the copilot makes. A model that fails at the
 * first one gets no advice on the others.
 */
export async function checkModel(model: Model, price: Price | null): Promise<CheckRow[]> {
  const hello = await tryModel(model, {
    ...copilotRequest("Say hello in one sentence."),
    tools: [],
  });
  if (hello.fault !== undefined) return [answers(hello)];
  const looked = await tryModel(model, copilotRequest("What is AAPL trading at? Look it up."));
  const forced = await tryModel(model, copilotRequest("What is AAPL trading at?", "required"));
  const several = await tryModel(
    model,
    copilotRequest(
      "What are AAPL and MSFT trading at, and what is in QQQ? Look all three up at once.",
    ),
  );
  const again = await tryModel(model, copilotRequest("What is AAPL trading at? Look it up."));
  const long = await tryModel(model, longRequest());
  const all = [hello, looked, forced, several, again, long];
  return [
    answers(hello),
    streams(all),
    callsTool(looked),
    takesForced(forced),
    inParallel(several),
    reasons(all, model),
    caches(again),
    usage(all),
    window(long, model),
    priced(price),
  ];
}

const row = (
  name: string,
  ok: boolean | null,
  detail: string,
  help: string,
  seconds: number | null = null,
): CheckRow => ({ name, ok, detail, help, seconds });

/** The failure, in the server's own words if it gave any. */
const failureText = ({ fault }: ModelTrial): string => {
  if (fault === undefined) return "";
  const cause = fault.cause instanceof Error ? `: ${fault.cause.message.slice(0, 200)}` : "";
  return `${fault.code}${cause}`;
};

const answers = (hello: ModelTrial): CheckRow =>
  row(
    "answers",
    hello.text.trim() !== "",
    failureText(hello) || `${hello.text.trim().length} characters`,
    "Check MODEL_ID, the address of the server and its key or credentials; the detail says what the server said.",
    hello.seconds,
  );

function streams(all: readonly ModelTrial[]): CheckRow {
  const spoken = all.filter(({ text }) => text.length > 40);
  const pieces = Math.max(0, ...spoken.map((one) => one.pieces));
  return row(
    "streams",
    spoken.length === 0 ? null : pieces > 1,
    spoken.length === 0 ? "no answer long enough to tell" : countOf(pieces, "piece", "pieces"),
    "Answers appear all at once. A proxy may hold the stream back, or the model streams no answer with tools; set thinks_unopened=no in MODEL_CAPABILITIES where it writes no thoughts into its text.",
  );
}

const named = ({ calls }: ModelTrial): string => calls.map(({ name }) => name).join(", ");
const readable = ({ calls }: ModelTrial): boolean =>
  calls.every(({ malformed_bytes }) => malformed_bytes === null);

const callsTool = (looked: ModelTrial): CheckRow =>
  row(
    "calls a tool",
    looked.calls.length > 0 && readable(looked),
    failureText(looked) || named(looked) || "answered in words",
    "Every figure comes from a tool: choose a model that calls functions, and start its server with a tool parser (vLLM: --enable-auto-tool-choice).",
    looked.seconds,
  );

const takesForced = (forced: ModelTrial): CheckRow =>
  row(
    "takes forced choice",
    forced.calls.length > 0,
    failureText(forced) || named(forced) || "answered in words",
    "The model is asked in words to call a tool instead, and may not do it; the trading door then answers without a look-up.",
    forced.seconds,
  );

const inParallel = (several: ModelTrial): CheckRow =>
  row(
    "parallel calls",
    several.calls.length > 1 && readable(several),
    failureText(several) || `${several.calls.length} at once`,
    "Questions about several things take a step each: slower and more expensive, but right.",
    several.seconds,
  );

function reasons(all: readonly ModelTrial[], { thinking_tokens = 0 }: Model): CheckRow {
  const thought = all.some((one) => one.thought);
  return row(
    "reasoning",
    thought,
    thought ? `shown, with room for ${thinking_tokens} tokens` : "none seen",
    "Nothing to do. A model that thinks is asked to with MODEL_EFFORT=low, medium or high.",
  );
}

function caches({ end }: ModelTrial): CheckRow {
  const read = end?.usage?.cache_read_tokens ?? 0;
  return row(
    "caching",
    read > 0,
    read > 0 ? `${read} tokens of the prompt` : "nothing was read from a cache",
    "Every step pays for the whole prompt. On Bedrock choose a model with prompt caching; on a server of your own enable its prefix cache.",
  );
}

function usage(all: readonly ModelTrial[]): CheckRow {
  const ended = all.filter(({ end }) => end !== undefined);
  const stated = ended.filter(({ end }) => end?.usage !== null);
  return row(
    "usage",
    ended.length > 0 && stated.length === ended.length,
    `stated in ${stated.length} of ${ended.length} answers`,
    "Tokens are counted from the text, and costs are an estimate.",
  );
}

const codeWord = "heliotrope";

/**
 * As long as the longest turn, with a word at the beginning that the model must repeat at the end.
 */
function longRequest(): ModelRequest {
  const line = "The minutes of the investment committee were read and approved. ";
  const lines = line.repeat(Math.ceil((turnTokens * 4) / line.length));
  const text = `The code word is ${codeWord}.\n${lines}\nWhat is the code word? Answer with it alone.`;
  return { ...copilotRequest(text), tools: [] };
}

function window(long: ModelTrial, { id }: Model): CheckRow {
  const counted = long.end?.usage?.input_tokens;
  const isWhole = counted !== undefined && counted >= estimateTokens(turnTokens * 4) / 2;
  const found = long.text.toLowerCase().includes(codeWord);
  const known = contextWindow(id);
  const listed = known === undefined ? "" : `; listed with ${known.toLocaleString("en-US")}`;
  const seen = counted === undefined ? "" : `${counted.toLocaleString("en-US")} tokens counted`;
  const read = found ? "all of it was read" : "its beginning was not repeated";
  return row(
    "context window",
    found || isWhole,
    failureText(long) || `${[seen, read].filter(Boolean).join(", ")}${listed}`,
    `A turn has 8,000 to ${turnTokens.toLocaleString("en-US")} tokens and this server cuts or refuses it. Ollama: set OLLAMA_CONTEXT_LENGTH=32768 before ollama serve; vLLM: --max-model-len 32768.`,
    long.seconds,
  );
}

const priced = (price: Price | null): CheckRow =>
  row(
    "price known",
    price !== null,
    price === null ? "no" : priceText(price),
    'Costs are unknown and budgets cannot be kept. Set MODEL_PRICES={"MODEL_ID": {"input_usd": "...", "output_usd": "..."}}; for a model of your own "0".',
  );

function priceText({ input_usd, output_usd, long_prompt: long }: Price): string {
  const usual = `$${input_usd} in, $${output_usd} out a million tokens`;
  if (long === undefined) return usual;
  const over = long.over_tokens.toLocaleString("en-US");
  return `${usual}; $${long.input_usd} and $${long.output_usd} for prompts over ${over}`;
}
