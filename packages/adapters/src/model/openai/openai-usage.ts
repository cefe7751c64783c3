import type * as Model from "@advisor/domain/model/usage";
import * as z from "zod";
import { plausibleUsage } from "../plausible-usage.ts";

const Count = z.unknown().optional();

/** Token counts as the server reports them, unchecked, under the server's field names. */
export const OpenaiUsage = z.object({
  prompt_tokens: Count,
  input_tokens: Count,
  completion_tokens: Count,
  output_tokens: Count,
  total_tokens: Count,
  cached_tokens: Count,
  prompt_cache_hit_tokens: Count,
  cache_read_input_tokens: Count,
  cache_creation_input_tokens: Count,
  prompt_tokens_details: z
    .object({ cached_tokens: Count, cache_write_tokens: Count })
    .nullish()
    .catch(null),
});

export const parseUsage = (said: z.infer<typeof OpenaiUsage>): Model.Usage =>
  plausibleUsage({
    input: said.prompt_tokens ?? said.input_tokens,
    output: said.completion_tokens ?? said.output_tokens,
    cacheRead:
      said.prompt_tokens_details?.cached_tokens ??
      said.cache_read_input_tokens ??
      said.prompt_cache_hit_tokens ??
      said.cached_tokens,
    cacheWrite: said.prompt_tokens_details?.cache_write_tokens ?? said.cache_creation_input_tokens,
    total: said.total_tokens,
    inputHoldsCached: true,
  });
