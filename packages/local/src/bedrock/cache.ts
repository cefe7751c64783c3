import type { Request } from "./validate.ts";

/** Shorter prefixes are not kept. */
const leastTokens = 1_024;

/** What of a request's prompt came out of the cache, went into it, and did neither. */
export interface Cached {
  inputTokens: number;
  cacheReadInputTokens?: number;
  cacheWriteInputTokens?: number;
}

/** Four characters a token: near enough to see costs grow with the conversation. */
export const tokensOf = (characters: number): number => Math.ceil(characters / 4);

/** Of a request of so many characters, of which nothing is to be cached. */
export const uncached = (characters: number): Cached => ({ inputTokens: tokensOf(characters) });

/** How many blocks before a cache point a vendor looks for a prefix that it knows. */
const lookBack = 20;

/**
 * A vendor's cache: it keeps, for each model, the prefixes up to a cache point, and knows them again.
 * Without a cache point nothing is said of a cache.
 */
export function promptCache() {
  const kept = new Set<string>();
  return (model: string, request: Request, characters: number): Cached => {
    const { prefixes, points } = prefixesOf(request);
    if (points.length === 0) return uncached(characters);
    const size = (at: number): number => tokensOf(prefixes[at]?.length ?? 0);
    const key = (at: number): string => `${model}\n${prefixes[at]}`;
    const known = points.flatMap((point) =>
      Array.from({ length: lookBack + 1 }, (_, back) => point - back).filter((at) =>
        kept.has(key(at)),
      ),
    );
    const read = size(Math.max(-1, ...known));
    const written = points.filter((at) => size(at) >= leastTokens);
    for (const at of written) kept.add(key(at));
    const last = Math.max(read, size(written.at(-1) ?? -1));
    return {
      inputTokens: Math.max(0, tokensOf(characters) - last),
      cacheReadInputTokens: read,
      cacheWriteInputTokens: last - read,
    };
  };
}

/** The prompt up to the end of each block, in the order in which a model reads it, and the blocks with a cache point behind them. */
function prefixesOf({ toolConfig, system = [], messages }: Request) {
  const blocks = [
    ...(toolConfig?.tools ?? []),
    ...system,
    ...messages.flatMap(({ role, content }) => content.map((block) => ({ role, ...block }))),
  ];
  const prefixes: string[] = [];
  const points: number[] = [];
  for (const block of blocks) {
    if ("cachePoint" in block && block.cachePoint !== undefined) points.push(prefixes.length - 1);
    else prefixes.push(`${prefixes.at(-1) ?? ""}${JSON.stringify(block)}\n`);
  }
  return { prefixes, points };
}
