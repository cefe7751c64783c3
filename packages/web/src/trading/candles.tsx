import type { Bar } from "@advisor/protocol/trading/tools";
import { useComputedColorScheme } from "@mantine/core";
import {
  CandlestickSeries,
  ColorType,
  createChart,
  HistogramSeries,
  type IChartApi,
  LineSeries,
  type Time,
  type UTCTimestamp,
} from "lightweight-charts";
import { useEffect, useRef } from "react";
import { useAmountsHidden } from "../amounts/hidden-amounts.ts";
import { maskText } from "../amounts/mask.ts";
import { conventions } from "../format/locale.ts";
import { indianOffsetMinutes } from "../format/zone.ts";
import { barRange } from "./axis-range.ts";
import { barPrice, hasRanges } from "./bar-words.ts";

interface Props {
  /** The accessible name. */
  label: string;
  bars: readonly Bar[];
  /** Called with the bar under the pointer, and with the newest one when the pointer leaves. */
  read(at: number): void;
}

/** Hollow candles closed higher and filled ones lower, without red or green. */
export default function Candles({ label, bars, read }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme("light");
  const hidden = useAmountsHidden();
  const reader = useRef(read);
  reader.current = read;
  // biome-ignore lint/correctness/useExhaustiveDependencies: colors are read again with another scheme
  useEffect(() => {
    if (box.current === null) return;
    const chart = createChart(box.current, looks(box.current, hidden, bars));
    draw(chart, box.current, bars);
    chart.timeScale().setVisibleLogicalRange(barRange(bars.length, box.current.clientWidth));
    chart.subscribeCrosshairMove(({ logical }) => {
      const isOn = logical !== undefined && bars[logical] !== undefined;
      reader.current(isOn ? logical : bars.length - 1);
    });
    return () => chart.remove();
  }, [bars, scheme, hidden]);
  return <div ref={box} className="candles" role="img" aria-label={label} />;
}

/** A color of the page as computed by the browser, because a canvas cannot use CSS variables. */
function color(box: HTMLElement, name: string): string {
  const before = box.style.color;
  box.style.color = `var(${name})`;
  const computed = getComputedStyle(box).color;
  box.style.color = before;
  return computed;
}

function looks(box: HTMLElement, hidden: boolean, bars: readonly Bar[]) {
  const of = (name: string) => color(box, name);
  const style = getComputedStyle(box);
  return {
    autoSize: true,
    layout: {
      background: { type: ColorType.Solid, color: of("--surface") },
      textColor: of("--mantine-color-dimmed"),
      fontFamily: style.fontFamily,
      fontSize: 12,
      // The license notice and link are in text below the chart.
      attributionLogo: false,
    },
    grid: { vertLines: { visible: false }, horzLines: { color: of("--line") } },
    rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.08, bottom: 0.26 } },
    timeScale: {
      borderColor: of("--line"),
      timeVisible: bars[0]?.at.includes("T") ?? false,
      allowBoldLabels: false,
    },
    crosshair: { vertLine: { labelVisible: false }, horzLine: { labelVisible: false } },
    localization: { priceFormatter: hidden ? () => maskText : barPrice, locale: conventions.dates },
    // The wheel scrolls the page.
    handleScroll: { mouseWheel: false },
    handleScale: { mouseWheel: false },
  };
}

function draw(chart: IChartApi, box: HTMLElement, bars: readonly Bar[]): void {
  const of = (name: string) => color(box, name);
  const [up, down, page] = [of("--data"), of("--strong"), of("--surface")];
  if (hasRanges(bars)) {
    const candles = chart.addSeries(CandlestickSeries, {
      ...{ upColor: page, borderUpColor: up, wickUpColor: up },
      ...{ downColor: down, borderDownColor: down, wickDownColor: down },
      priceLineColor: up,
    });
    candles.setData(bars.map(({ volume: _, at, ...prices }) => ({ time: timeOf(at), ...prices })));
  } else {
    const line = chart.addSeries(LineSeries, { color: up, lineWidth: 2 });
    line.setData(bars.map(({ at, close }) => ({ time: timeOf(at), value: close })));
  }
  const traded = bars.filter(({ volume }) => volume !== null);
  if (traded.length === 0) return;
  const volumes = chart.addSeries(HistogramSeries, {
    ...{ color: of("--line"), priceScaleId: "", priceLineVisible: false },
    ...{ lastValueVisible: false, priceFormat: { type: "volume" } },
  });
  volumes.priceScale().applyOptions({ scaleMargins: { top: 0.82, bottom: 0 } });
  volumes.setData(traded.map(({ at, volume }) => ({ time: timeOf(at), value: volume ?? 0 })));
}

/** A date as text, or a time in seconds; the chart writes UTC, so that it is given the exchange's clock. */
const timeOf = (at: string): Time =>
  at.includes("T") ? ((Date.parse(at) / 1_000 + indianOffsetMinutes * 60) as UTCTimestamp) : at;
