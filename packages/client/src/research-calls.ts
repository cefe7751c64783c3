import type * as z from "zod";
import { type Access, apiCall } from "./api-call.ts";

const root = "/api/v1/research";

/** The URL of a research route with its query string. */
export function urlPath(
  parts: readonly string[],
  query: Readonly<Record<string, unknown>> = {},
): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  const search = pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`;
  return `${root}/${parts.map(encodeURIComponent).join("/")}${search}`;
}

/** Sends requests and checks their responses against the protocol's schemas. */
export function researchCalls(access: Access) {
  const call = apiCall(access);

  async function json<Schema extends z.ZodType>(
    schema: Schema,
    ...request: Parameters<typeof call>
  ): Promise<z.output<Schema>> {
    return schema.parse(await (await call(...request)).json());
  }

  /** Yields the items of a list, page by page. */
  async function* items<Item>(
    schema: z.ZodType<{ items: Item[]; next_cursor: string | null }>,
    parts: readonly string[],
    query: Readonly<Record<string, unknown>> = {},
  ): AsyncGenerator<Item> {
    let cursor: string | null = null;
    do {
      const page: { items: Item[]; next_cursor: string | null } = await json(
        schema,
        "GET",
        urlPath(parts, { ...query, cursor }),
      );
      yield* page.items;
      cursor = page.next_cursor;
    } while (cursor !== null);
  }

  return { call, json, items };
}

export type ResearchCalls = ReturnType<typeof researchCalls>;
