import type { ConverseBody } from "./validate.ts";

/** Shorter prefixes are not cached. */
const leastTokens = 1_024;

/** How many input tokens were read from the cache, written to it, or neither. */
export interface CacheUsage {
  inputTokens: number;
  cacheReadInputTokens?: number;
  cacheWriteInputTokens?: number;
}

/** Four characters per token: accurate enough to show that costs grow with the conversation. */
export const tokensOf = (characters: number): number => Math.ceil(characters / 4);

/** Usage for a request of this many characters without caching. */
export const uncachedUsage = (characters: number): CacheUsage => ({
  inputTokens: tokensOf(characters),
});

/** How many blocks before a cache point the vendor searches for a cached prefix. */
const lookBack = 20;

/**
 * A vendor's prompt cache: it stores prefixes up to each cache point, per model. Requests without a cache
 * point report no cache usage.
 */
export function promptCache() {
  const kept = new Set<string>();
  return (model: string, request: ConverseBody, characters: number): CacheUsage => {
    const { prefixes, points } = prefixesOf(request);
    if (points.length === 0) return uncachedUsage(characters);
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

/**
 * The prompt up to the end of each block, in the model's reading order, with a flag on the blocks
 * that end in a cache point.
 */
function prefixesOf({ toolConfig, system = [], messages }: ConverseBody) {
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
