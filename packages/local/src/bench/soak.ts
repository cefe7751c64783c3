import { type Percentiles, paceMs, percentilesOf, readStreams, startLoadedApi } from "./load.ts";
import type { LocalServers } from "./local-servers.ts";
import { residentMb } from "./memory.ts";

/** The streams that run at once start within this time, so that they do not all end at the same moment. */
const rampMs = 5_000;
const sampleMs = 1_000;
/** Normal heap fluctuation; more than this is a leak. */
const mostGrowthMb = 80;

export interface Minute {
  /** The API's median memory in MB. */
  memory: number;
  turns: number;
  errors: number;
}

export interface Soak {
  minutes: Minute[];
  /** How much later than the model sent it each delta arrived, in milliseconds. */
  added: Percentiles;
  first: Percentiles;
  errors: string[];
  lost: number;
  /** Growth in MB from the second quarter of the time, when the process is warm, to the last quarter. */
  growth: number;
}

/** Keeps this many streams of one API process open for so many seconds, in rounds. */
export async function measureSoak(
  stage: LocalServers,
  streams: number,
  seconds: number,
): Promise<Soak> {
  const { api, load, end } = await startLoadedApi(stage, streams);
  const began = performance.now();
  const minute = () => Math.floor((performance.now() - began) / 60_000);
  const samples: { minute: number; memory: number }[] = [];
  const watch = setInterval(() => {
    samples.push({ minute: minute(), memory: residentMb(api.pid ?? 0) });
  }, sampleMs);
  const rounds: { minute: number; turns: number; errors: string[] }[] = [];
  const [first, gaps]: number[][] = [[], []];
  let lost = 0;
  while (performance.now() - began < seconds * 1_000) {
    const timing = await readStreams({ ...load, rampMs });
    first?.push(...timing.first);
    gaps?.push(...timing.gaps);
    lost += timing.lost;
    rounds.push({ minute: minute(), turns: streams, errors: timing.errors });
  }
  clearInterval(watch);
  await end();
  const minutes = [...Map.groupBy(samples, (one) => one.minute)].map(([nth, own]) => {
    const done = rounds.filter((round) => round.minute === nth);
    return {
      memory: medianOf(own),
      turns: done.reduce((sum, { turns }) => sum + turns, 0),
      errors: done.reduce((sum, { errors }) => sum + errors.length, 0),
    };
  });
  const added = percentilesOf((gaps ?? []).map((gap) => Math.max(0, gap - paceMs)));
  const errors = rounds.flatMap((round) => round.errors);
  return {
    minutes,
    added,
    first: percentilesOf(first ?? []),
    errors,
    lost,
    growth: growthOf(samples),
  };
}

/** Why the soak fails; empty if it passes. */
export const soakFaults = ({ errors, lost, growth }: Soak): string[] => [
  ...[...new Set(errors)].map((error) => `a stream failed: ${error}`),
  ...(lost === 0 ? [] : [`${lost} deltas were lost`]),
  ...(growth <= mostGrowthMb
    ? []
    : [`memory grew by ${growth.toFixed(0)} MB, more than ${mostGrowthMb}`]),
];

type Sample = { memory: number };

export function growthOf(samples: readonly Sample[]): number {
  const quarter = Math.floor(samples.length / 4);
  return quarter === 0
    ? 0
    : medianOf(samples.slice(-quarter)) - medianOf(samples.slice(quarter, 2 * quarter));
}

const medianOf = (samples: readonly Sample[]): number =>
  percentilesOf(samples.map(({ memory }) => memory)).p50;
