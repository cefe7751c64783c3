import { structuredLog } from "@advisor/adapters/log";

/** Writes more lines than anybody reads, tells how many bytes wait for a reader, and one line more at the end. */
const log = structuredLog("DEBUG");
for (let line = 0; line < 20_000; line += 1) log.info("line", { text: "x".repeat(200) });
process.send?.(process.stdout.writableLength);
process.stdout.once("drain", () => {
  log.info("line", {});
  process.disconnect();
});
