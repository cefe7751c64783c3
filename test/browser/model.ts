import { event } from "@advisor/local/bedrock/frame";
import { type Script, stream } from "@advisor/local/bedrock/outcome";
import { streamed } from "@advisor/local/bedrock/reply";
import { startBedrock } from "@advisor/local/bedrock/start";
import { answer } from "@advisor/local/offline-model/answer";
import { Converse } from "@advisor/local/offline-model/converse";
import { paced } from "../resume/paced.ts";

/** A model that answers everything with the same words. */
const saying =
  (text: string): Script =>
  () =>
    stream(streamed({ text, calls: [], stop: "end_turn" }, 100));

const hostile = `Before.

![pixel](https://evil.example/pixel.png)
<img src="https://evil.example/tag.png" onerror="window.hacked = true">
<script>window.hacked = true</script>
<style>body { background: url(https://evil.example/style.png) }</style>
<iframe src="https://evil.example/frame"></iframe>

[run me](javascript:window.hacked=true) and [data](data:text/html,<script>hacked=true</script>)
and [a page](https://evil.example/page?secret=1)

After.`;

/** A model that fails once it has said half of it, the first time it is asked. */
function failingOnce(): Script {
  let failed = false;
  return (good) => {
    if (failed) return stream(good);
    failed = true;
    const half = good.slice(0, Math.ceil(good.length / 2));
    return stream([
      ...half,
      { ...event("internalServerException", { message: "It broke." }), kind: "exception" },
    ]);
  };
}

const model = await startBedrock({
  answer: (request) => answer(Converse.parse(request)),
  scripts: {
    paced: paced(20),
    unverified: saying("The Smith family holds $123,456.78 of gold."),
    hostile: saying(hostile),
    failing: failingOnce(),
  },
});
process.stdout.write(`${model.url}\n`);
