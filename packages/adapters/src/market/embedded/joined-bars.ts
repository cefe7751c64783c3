import type { Bar } from "@advisor/domain/market/bar";

/** Combines every `count` bars into one, restarting each day; `bars` are ordered oldest first. */
export function joinBars(bars: readonly Bar[], count: number): Bar[] {
  if (count === 1) return [...bars];
  const days = Map.groupBy(bars, ({ at }) => at.slice(0, 10));
  return [...days.values()].flatMap((day) =>
    day.flatMap((_, at) => (at % count === 0 ? join(day.slice(at, at + count)) : [])),
  );
}

function join(bars: readonly Bar[]): Bar[] {
  const [first] = bars;
  const last = bars.at(-1);
  if (first === undefined || last === undefined) return [];
  const volumes = bars.flatMap(({ volume }) => (volume === null ? [] : volume));
  return [
    {
      at: first.at,
      open: first.open,
      high: bars.map(({ high }) => high).reduce((a, b) => (Number(b) > Number(a) ? b : a)),
      low: bars.map(({ low }) => low).reduce((a, b) => (Number(b) < Number(a) ? b : a)),
      close: last.close,
      volume: volumes.length === 0 ? null : volumes.reduce((sum, volume) => sum + volume, 0),
    },
  ];
}
