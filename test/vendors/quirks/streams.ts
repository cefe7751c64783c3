import { type Quirk, quirk } from "./quirk.ts";
import { message, seven, sse, stop, whole } from "./shapes.ts";

/** Variations of the stream or body around the text. */
export const streams: readonly Quirk[] = [
  quirk(
    "OpenRouter: comments while it works",
    { raw: sse(": OPENROUTER PROCESSING\n\n", seven, stop) },
    whole,
  ),
  quirk(
    "DeepSeek: keep-alive comments and blank lines",
    { raw: sse(": keep-alive\n\n", "\n\n", seven, "data:\n\n", stop) },
    whole,
  ),
  quirk(
    "gateways: event: ping with JSON",
    { raw: sse('event: ping\ndata: {"type":"ping"}\n\n', seven, stop) },
    whole,
  ),
  quirk(
    "gateways: event: ping with a word",
    { raw: sse("event: ping\ndata: ping\n\n", seven, stop) },
    whole,
  ),
  quirk("no blank behind data:", { raw: sse(seven.replace("data: ", "data:"), stop) }, whole),
  quirk("CRLF at the ends of lines", { raw: sse(seven, stop).replaceAll("\n", "\r\n") }, whole),
  quirk("a byte order mark", { raw: `\ufeff${sse(seven, stop)}` }, whole),
  quirk("[DONE] with a blank behind it", { raw: `${seven}${stop}data: [DONE] \n\n` }, whole),
  quirk("no [DONE] behind the reason", { raw: `${seven}${stop}` }, whole),
  quirk(
    "a connection that breaks after the reason",
    { raw: `${seven}${stop}`, breaks: true },
    whole,
  ),
  quirk(
    "a connection that breaks before the reason",
    { raw: seven, breaks: true },
    { text: "It is 7.", fault: "model_stream_truncated" },
  ),
  quirk(
    "an end without reason or [DONE]",
    { raw: seven },
    { text: "It is 7.", fault: "model_stream_truncated" },
  ),
  quirk("an end with [DONE] and no reason", { raw: sse(seven) }, whole),
  quirk("a last event without its blank line", { raw: `${seven}${stop.trimEnd()}` }, whole),
  quirk(
    "events called data under text/plain",
    { raw: sse(seven, stop), type: "text/plain" },
    whole,
  ),
  quirk(
    "LiteLLM: a stream under application/json",
    { raw: sse(seven, stop), type: "application/json" },
    whole,
  ),
  quirk("a stream without a content type", { raw: sse(seven, stop), type: undefined }, whole),
  quirk("JSON instead of a stream", { json: { choices: [message] } }, whole),
  quirk(
    "DeepSeek: blank lines before JSON",
    { raw: `\n\n\n${JSON.stringify({ choices: [message] })}`, type: "application/json" },
    whole,
  ),
  quirk("JSON under text/event-stream", { raw: JSON.stringify({ choices: [message] }) }, whole),
  quirk(
    "JSON without a content type",
    { raw: JSON.stringify({ choices: [message] }), type: undefined },
    whole,
  ),
  quirk(
    "JSON over several lines under text/event-stream",
    { raw: JSON.stringify({ choices: [message] }, null, 2) },
    whole,
  ),
  quirk(
    "a proxy's login page",
    { raw: "<html>Sign in</html>", type: "text/html" },
    { fault: "model_unavailable" },
  ),
  quirk("an empty body", { raw: "" }, { fault: "model_stream_truncated" }),
  quirk("words that are no JSON", { raw: "data: oops\n\n" }, { fault: "model_stream_corrupt" }),
];
