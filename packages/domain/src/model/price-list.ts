import { decimal } from "../decimal.ts";

/** The day the list was compiled. `MODEL_PRICES` overrides what has changed since. */
export const priceListDate = "2026-11-27";

type Row = readonly [
  name: string,
  input: string,
  output: string,
  cache_read?: string | undefined,
  cache_write?: string | undefined,
];

const rows: readonly Row[] = [
  ["offline", "0", "0"],
  ["scripted", "0", "0"],

  ["claude-3-haiku", "0.25", "1.25", "0.03", "0.30"],

  ["nova-micro", "0.035", "0.14", "0.00875"],
  ["nova-lite", "0.06", "0.24", "0.015"],
  ["nova-pro", "0.80", "3.20", "0.20"],
  ["nova-premier", "2.50", "12.50", "0.625"],

  ["gpt-3.5-turbo", "0.50", "1.50"],
  ["gpt-4-turbo", "10", "30"],
  ["gpt-4o", "2.50", "10", "1.25"],
  ["gpt-4o-2024-05-13", "5", "15"],
  ["gpt-4o-mini", "0.15", "0.60", "0.075"],
  ["gpt-4.1", "2", "8", "0.50"],
  ["gpt-4.1-mini", "0.40", "1.60", "0.10"],
  ["gpt-4.1-nano", "0.10", "0.40", "0.025"],
  ["gpt-5", "1.25", "10", "0.125"],
  ["gpt-5-mini", "0.25", "2", "0.025"],
  ["gpt-5-nano", "0.05", "0.40", "0.005"],
  ["gpt-5.1", "1.25", "10", "0.125"],
  ["gpt-5.2", "1.75", "14", "0.175"],
];

const gptSince6: readonly Row[] = [
  ["gpt-6-sol", "2", "10", "0.20", "2.50"],
  ["gpt-6-luna", "0.10", "0.50", "0.01", "0.125"],
];

const claudeBefore45: readonly Row[] = [
  ["claude-3-5-haiku", "0.80", "4"],
  ["claude-3-sonnet", "3", "15"],
  ["claude-3-5-sonnet", "3", "15"],
  ["claude-3-7-sonnet", "3", "15"],
  ["claude-sonnet-4", "3", "15"],
  ["claude-3-opus", "15", "75"],
  ["claude-opus-4", "15", "75"],
  ["claude-opus-4-1", "15", "75"],
];

const claudeSince45: readonly Row[] = [
  ["claude-haiku-4-5", "1", "5"],
  ["claude-sonnet-4-5", "3", "15"],
  ["claude-sonnet-4-6", "3", "15"],
  ["claude-sonnet-5", "2", "10"],
  ["claude-sonnet-5-5", "2", "10"],
  ["claude-opus-4-5", "5", "25"],
  ["claude-opus-4-6", "5", "25"],
  ["claude-opus-4-7", "5", "25"],
  ["claude-opus-4-8", "5", "25"],
  ["claude-opus-5", "5", "25"],
  ["claude-opus-5-5", "4", "20"],
  ["claude-fable-5", "10", "50"],
  ["claude-fable-5-1", "10", "50"],
];

/** What reading cached input costs, as a share of other input, where it is not a tenth. */
const cacheReadShare: Readonly<Record<string, string>> = {
  "claude-sonnet-5-5": "0.05",
  "claude-opus-5-5": "0.05",
  "claude-fable-5-1": "0.025",
};

/** Anthropic charges a quarter more than other input to write to the five-minute cache. */
const cached = ([name, input, output]: Row): Row => [
  name,
  input,
  output,
  decimal(input)
    .times(cacheReadShare[name.replace(/^(global\.)?anthropic\./, "")] ?? "0.1")
    .toFixed(),
  decimal(input).times("1.25").toFixed(),
];

/**
 * Since version 4.5, Claude on Bedrock costs a tenth more on every endpoint except the global one.
 */
const onBedrock = (row: Row): Row[] => {
  const [name, input, output] = row;
  const more = (usd: string): string => decimal(usd).times("1.1").toFixed();
  return [
    row,
    [`global.anthropic.${name}`, input, output],
    [`anthropic.${name}`, more(input), more(output)],
  ];
};

interface Rates {
  input_usd: string;
  output_usd: string;
  cache_read_usd?: string;
  cache_write_usd?: string;
}

interface ListPrice extends Rates {
  long_prompt?: Rates & { over_tokens: number };
}

const listed = ([name, input_usd, output_usd, read, write]: Row): [string, ListPrice] => [
  name,
  {
    input_usd,
    output_usd,
    ...(read === undefined ? {} : { cache_read_usd: read }),
    ...(write === undefined ? {} : { cache_write_usd: write }),
  },
];

/** Some makers charge more for every token of a request with a long prompt. */
const longer =
  (over_tokens: number, factor: { input: string; output: string }) =>
  ([name, ...usd]: Row): [string, ListPrice] => {
    const [input = "", output = "", read, write] = usd;
    const more = (price: string, by: string): string => decimal(price).times(by).toFixed();
    const [, long_prompt] = listed([
      name,
      more(input, factor.input),
      more(output, factor.output),
      read && more(read, factor.input),
      write && more(write, factor.input),
    ]);
    const [, usual] = listed([name, ...usd]);
    return [name, { ...usual, long_prompt: { over_tokens, ...long_prompt } }];
  };

/**
 * List prices for on-demand tokens in US dollars, without batch discounts. Without a price for
 * cached input, it costs as much as other input.
 */
export const priceList: Readonly<Record<string, ListPrice>> = Object.fromEntries([
  ...rows.map(listed),
  ...gptSince6.map(longer(272_000, { input: "2", output: "1.5" })),
  ...claudeBefore45.map(cached).map(listed),
  ...claudeSince45.flatMap(onBedrock).map(cached).map(listed),
  ...onBedrock(["claude-haiku-5-5", "0.10", "0.50"])
    .map(cached)
    .map(longer(100_000, { input: "5", output: "5" })),
]);
