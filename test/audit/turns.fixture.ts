import { type Api, type App, type Asked, v1 } from "../api/api.fixture.ts";

/** The ids of a conversation's newest turn. */
export interface TurnIds {
  conversation: string;
  turn: string;
  question: string;
  reply: string;
}

/** An app without titles, so that a record contains only what its test does. */
export const untitled = (api: Api): App =>
  api.open("offline", { bus: { publish: async () => undefined } });

/** Sends a message, reads the answer to its end, and returns the turn's ids. */
export async function answered(
  api: Api,
  conversation: string,
  message: string,
  asked: Asked = {},
): Promise<TurnIds> {
  await (await api.send(conversation, message, { app: untitled(api), ...asked })).text();
  return newest(api, conversation);
}

export async function newest(api: Api, conversation: string): Promise<TurnIds> {
  const { body } = await api.json<{ items: { id: string; metadata: { turn_id: string } }[] }>(
    `GET ${v1}/conversations/${conversation}/messages`,
  );
  const [question, reply] = body.items.slice(-2);
  if (question === undefined || reply === undefined) throw new Error("no turn in the record");
  return {
    conversation,
    turn: reply.metadata.turn_id,
    question: question.id,
    reply: reply.id,
  };
}

/** The lines of the exported record. */
export async function exported(api: Api, conversation: string): Promise<Record<string, unknown>[]> {
  const response = await api.call(`GET ${v1}/conversations/${conversation}/audit`);
  const lines = (await response.text()).trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** The bodies of the exported entries, without hashes. */
export const bodiesOf = (lines: readonly Record<string, unknown>[]): Record<string, unknown>[] =>
  lines.flatMap(({ body }) => (body === undefined ? [] : [body as Record<string, unknown>]));
