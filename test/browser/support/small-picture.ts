import { crc32, deflateSync, inflateSync } from "node:zlib";

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const mostColors = 256;

/** A PNG screenshot (8 bits per channel) reduced to 256 colors, about a third of the size. */
export function smallPicture(png: Buffer): Buffer {
  const { width, height, channels, data } = read(png);
  const pixels = unfiltered(inflateSync(data), width * channels, height, channels);
  const colors: number[] = [];
  for (let at = 0; at < pixels.length; at += channels)
    colors.push(((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0));
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const palette = paletteOf(counts);
  const places = new Map([...counts.keys()].map((color) => [color, nearest(color, palette)]));
  const rows = Buffer.alloc((width + 1) * height);
  for (const [at, color] of colors.entries())
    rows[Math.floor(at / width) * (width + 1) + 1 + (at % width)] = places.get(color) ?? 0;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const table = Buffer.from(palette.flatMap(channelsOf));
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("PLTE", table),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/**
 * The most frequent color of each hue, most frequent hues first, so that rare hues are preserved.
 */
function paletteOf(counts: ReadonlyMap<number, number>): number[] {
  const kinds = new Map<number, { color: number; most: number; all: number }>();
  for (const [color, count] of counts) {
    const kind = color & 0xf0f0f0;
    const { most = 0, all = 0, color: before = color } = kinds.get(kind) ?? {};
    const leads = count > most;
    kinds.set(kind, {
      color: leads ? color : before,
      most: leads ? count : most,
      all: all + count,
    });
  }
  return [...kinds.values()]
    .sort((a, b) => b.all - a.all)
    .slice(0, mostColors)
    .map(({ color }) => color);
}

const channelsOf = (color: number): number[] => [color >> 16, (color >> 8) & 255, color & 255];

function nearest(color: number, palette: readonly number[]): number {
  const wanted = channelsOf(color);
  const distance = (one: number) =>
    channelsOf(one).reduce((sum, value, at) => sum + (value - (wanted[at] ?? 0)) ** 2, 0);
  const [best] = palette.map((one, at) => [distance(one), at] as const).sort((a, b) => a[0] - b[0]);
  return best?.[1] ?? 0;
}

function read(png: Buffer) {
  const parts: Buffer[] = [];
  for (let at = signature.length; at < png.length; at += png.readUInt32BE(at) + 12) {
    const length = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === "IDAT")
      parts.push(png.subarray(at + 8, at + 8 + length));
  }
  const channels = png[25] === 6 ? 4 : 3;
  const data = Buffer.concat(parts);
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), channels, data };
}

/** The pixel bytes row by row, with each row's filter removed (PNG specification, section 9). */
function unfiltered(raw: Buffer, stride: number, height: number, step: number): Buffer {
  const out = Buffer.alloc(stride * height);
  let above = Buffer.alloc(stride);
  for (let row = 0; row < height; row += 1) {
    const from = row * (stride + 1);
    const line = Buffer.from(raw.subarray(from + 1, from + 1 + stride));
    unfilter(line, above, raw[from] ?? 0, step);
    out.set(line, row * stride);
    above = line;
  }
  return out;
}

function unfilter(line: Buffer, above: Buffer, filter: number, step: number): void {
  const valueAt = (row: Buffer, at: number): number => row[at] ?? 0;
  for (let at = 0; at < line.length; at += 1) {
    const [left, up] = [valueAt(line, at - step), valueAt(above, at)];
    const corner = valueAt(above, at - step);
    const added = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
    line[at] = valueAt(line, at) + added;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((one) => Math.abs(guess - one)) as [
    number,
    number,
    number,
  ];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
