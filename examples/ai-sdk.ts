import { DefaultChatTransport, readUIMessageStream } from "ai";

/** A program on the AI SDK: asks one question about a household and prints the answer as it is written. */
const base = process.env.ADVISOR_URL ?? "http://127.0.0.1:8787";
const api = `${base}/api/v1/copilot`;
const question = process.argv[2] ?? "Is the Smith family outside their IPS bands?";

const token = process.env.ADVISOR_TOKEN ?? (await laptopToken());
const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };

const started = await fetch(`${api}/conversations`, {
  method: "POST",
  headers,
  body: JSON.stringify({ household_id: "hh_d1" }),
});
const { conversation_id } = (await started.json()) as { conversation_id: string };

const transport = new DefaultChatTransport({ api: `${api}/chat/stream`, headers });
const stream = await transport.sendMessages({
  chatId: conversation_id,
  messages: [{ id: "1", role: "user", parts: [{ type: "text", text: question }] }],
  trigger: "submit-message",
  messageId: undefined,
  abortSignal: undefined,
});

let shown = 0;
for await (const { parts } of readUIMessageStream({ stream })) {
  const text = parts.map((part) => (part.type === "text" ? part.text : "")).join("");
  process.stdout.write(text.slice(shown));
  shown = text.length;
}
process.stdout.write("\n");

/** A running `npm run dev` hands out tokens for its demo advisors. */
async function laptopToken(): Promise<string> {
  const body = JSON.stringify({ advisor_id: "adv_north" });
  const response = await fetch(`${base}/dev/token`, { method: "POST", body });
  return ((await response.json()) as { token: string }).token;
}
