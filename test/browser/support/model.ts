import { uncachedUsage } from "@advisor/local/bedrock/cache";
import { eventFrame } from "@advisor/local/bedrock/frame";
import { type ResponseScript, streamResponse } from "@advisor/local/bedrock/outcome";
import { streamedFrames } from "@advisor/local/bedrock/reply";
import { startBedrock } from "@advisor/local/bedrock/start";
import { offlineReply } from "@advisor/local/offline-model/answer";
import { ConverseRequest } from "@advisor/local/offline-model/converse";
import { paced } from "../../resume/paced.ts";

/** A model that always replies with the same text. */
const saying =
  (text: string): ResponseScript =>
  () =>
    streamResponse(streamedFrames({ text, calls: [], stop: "end_turn" }, uncachedUsage(100)));

const hostile = `Before.

![pixel](https://evil.example/pixel.png)
<img src="https://evil.example/tag.png" onerror="window.hacked = true">
<script>window.hacked = true</script>
<style>body { background: url(https://evil.example/style.png) }</style>
<iframe src="https://evil.example/frame"></iframe>

[run me](javascript:window.hacked=true) and [data](data:text/html,<script>hacked=true</script>)
and [a page](https://evil.example/page?secret=1)

After.`;

/** Deeply nested markdown of all kinds, beyond what a parser can handle. */
const deep = `Before.

${">".repeat(2_500)} quoted

${"- ".repeat(2_500)}listed

${"*a **b ".repeat(2_500)}emphasized

${"[".repeat(2_500)}linked${"](https://evil.example)".repeat(2_500)}

After.`;

const failedFor = new Set<string>();

/**
 * A model that fails in the middle of a question's first answer, and succeeds when the advisor asks
 * again or lets it go on. An answer that has begun is not retried, so the turn fails with its first attempt.
 */
const failingAtFirst: ResponseScript = (good, { system, messages }) => {
  const title = JSON.stringify(system).includes("Write a title");
  const asked = JSON.stringify(messages);
  const goesOn = asked.includes("Go on exactly where it stopped");
  if (title || goesOn || failedFor.has(asked)) return streamResponse(good);
  failedFor.add(asked);
  const half = good.slice(0, Math.ceil(good.length / 2));
  return streamResponse([
    ...half,
    { ...eventFrame("internalServerException", { message: "It broke." }), kind: "exception" },
  ]);
};

const model = await startBedrock({
  answer: (request) => offlineReply(ConverseRequest.parse(request)),
  scripts: {
    paced: paced(20),
    unverified: saying("The Smith family holds $123,456.78 of gold."),
    hostile: saying(hostile),
    deep: saying(deep),
    failing: failingAtFirst,
  },
});
process.stdout.write(`${model.url}\n`);
