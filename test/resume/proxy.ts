import { createServer, request } from "node:http";
import { listen } from "./listen.ts";

/** A proxy in front of the API that cuts each connection after some bytes. */
export async function startCutter(target: string, cutAfter: () => number) {
  const seen: { method: string; key: string | undefined; after: string | undefined }[] = [];
  const server = createServer((asked, answer) => {
    const { method = "", url = "", headers } = asked;
    const key = headers["idempotency-key"]?.toString();
    seen.push({ method, key, after: headers["last-event-id"]?.toString() });
    let left = cutAfter();
    const onward = request(new URL(url, target), { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.on("data", (bytes: Buffer) => {
        if (!answer.destroyed) answer.write(bytes.subarray(0, left));
        left -= bytes.length;
        if (left <= 0) answer.socket?.destroy();
      });
      answered.on("end", () => answer.end());
      answered.on("error", () => answer.destroy());
    });
    onward.on("error", () => answer.destroy());
    answer.on("close", () => onward.destroy());
    asked.pipe(onward);
  });
  return { ...(await listen(server)), seen };
}
