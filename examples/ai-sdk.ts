import { DefaultChatTransport, readUIMessageStream } from "ai";

/** A program on the AI SDK: asks one question about a household and prints the answer as it is written. */
const base = process.env.ADVISOR_URL ?? "http://127.0.0.1:8787";
const copilot = "/api/v1/copilot";
const question = process.argv[2] ?? "Is the Smith family outside their IPS bands?";

// A running `npm run dev` hands out tokens for its demo advisors.
const token =
  process.env.ADVISOR_TOKEN ?? (await post("/dev/token", { advisor_id: "adv_north" })).token;
const headers = { authorization: `Bearer ${token}` };

const household = { household_id: "hh_d1" };
const { conversation_id } = await post(`${copilot}/conversations`, household, headers);

const transport = new DefaultChatTransport({ api: `${base}${copilot}/chat/stream`, headers });
const stream = await transport.sendMessages({
  chatId: String(conversation_id),
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

async function post(path: string, body: object, headers = {}): Promise<Record<string, string>> {
  const response = await fetch(`${base}${path}`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => stop(`Nothing answers at ${base}. Start the service with npm run dev.`));
  const answer = (await response.json()) as Record<string, string>;
  return response.ok ? answer : stop(`${answer.code}: ${answer.detail}`);
}

function stop(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
