import { setTimeout as sleep } from "node:timers/promises";
import type { Frame } from "@advisor/local/bedrock/frame";
import { type ResponseScript, streamResponse } from "@advisor/local/bedrock/outcome";

/** A model that waits before each piece of text, so that its turns last longer. */
export const paced =
  (paceMs: number): ResponseScript =>
  (good) =>
    streamResponse(slowly(good, paceMs));

async function* slowly(good: Frame[], paceMs: number) {
  for (const frame of good) {
    if (frame.type === "contentBlockDelta") await sleep(paceMs);
    yield frame;
  }
}
