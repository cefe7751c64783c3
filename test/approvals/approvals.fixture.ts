import { expect } from "vitest";
import { type Api, type Asked, v1 } from "../api/api.fixture.ts";
import { type Chunk, chunksOf } from "../api/streams.ts";
import { eventually } from "../eventually.ts";

export interface Decision {
  approval_id: string;
  approved: boolean;
  reason?: string | null;
  scope?: "once" | "conversation";
  input?: Record<string, unknown>;
}

interface Message {
  id: string;
  role: string;
  parts: Record<string, unknown>[];
  metadata: Record<string, unknown>;
}

let asked = 0;

/** Turns that wait for an approval, through the API of a test file. */
export function approving(api: Api) {
  /** The titles of the household's tasks that contain these words. */
  async function tasks(about: string): Promise<string[]> {
    const { body } = await api.json<{ tasks: { title: string }[] }>(`GET ${v1}/households/hh_d1`);
    return body.tasks.map(({ title }) => title).filter((title) => title.includes(about));
  }

  return {
    tasks,

    /** A conversation with a first turn that waits for approval of one task or several. */
    async waiting(count = 1) {
      asked += 1;
      const about = `matter ${asked}x`;
      const id = await api.start("hh_d1");
      const wanted = Array.from(
        { length: count },
        (_, nth) => `Create a task to do ${about}${nth}.`,
      );
      const chunks = await chunksOf(await api.send(id, wanted.join(" ")));
      const approvals = chunks.flatMap(({ type, data }) =>
        type === "data-approval_required" ? String(Object(data).approval_id) : [],
      );
      // The title is added a moment later.
      await eventually(async () => {
        const { body } = await api.json(`GET ${v1}/conversations/${id}`);
        expect(body.title).not.toBeNull();
      });
      return { id, about, chunks, approvals, approval_id: approvals[0] ?? "" };
    },

    decide: (conversation_id: string, approvals: Decision[], given: Asked = {}) =>
      api.call(`POST ${v1}/chat/stream?protocol=ui`, {
        body: { conversation_id, approvals },
        ...given,
      }),

    async messages(id: string, protocol = "ui"): Promise<Message[]> {
      const path = `GET ${v1}/conversations/${id}/messages?protocol=${protocol}`;
      return (await api.json<{ items: Message[] }>(path)).body.items;
    },

    /** The status of a response, and the code if it is a refusal. */
    async outcome(response: Response): Promise<string> {
      if (response.status === 200) return `200 ${(await chunksOf(response)).at(-1)?.type}`;
      const { code } = (await response.json()) as { code: string };
      return `${response.status} ${code}`;
    },
  };
}

/** The part of a message about a call of this tool. */
export const toolPart = (message: Message | undefined, tool = "create_task") =>
  message?.parts.find(({ type }) => type === `tool-${tool}`);

export const types = (chunks: readonly Chunk[]): string =>
  chunks
    .map(({ type }) => type)
    .filter((type) => type !== "text-delta" && type !== "data-thinking")
    .join(" ");
