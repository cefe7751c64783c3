import { structuredLog } from "@advisor/adapters/log";

/**
 * Writes more lines than anyone reads, reports how many bytes wait for a reader, and writes one
 * last line.
 */
const log = structuredLog("DEBUG");
for (let line = 0; line < 20_000; line += 1) log.info("line", { text: "x".repeat(200) });
process.send?.(process.stdout.writableLength);
process.stdout.once("drain", () => {
  log.info("line", {});
  process.disconnect();
});
