import UPNG from "upng-js";

const mostColors = 256;

/** A PNG with at most 256 colors, at a third of the size. */
export const smallPicture = (png: Buffer): Buffer => encoded([png], []);

/** Frames of one size as an animated PNG; each is shown for its number of milliseconds. */
export const animatedPicture = (frames: readonly Frame[]): Buffer =>
  encoded(
    frames.map(({ png }) => png),
    frames.map(({ ms }) => ms),
  );

export interface Frame {
  png: Buffer;
  ms: number;
}

function encoded(pngs: readonly Buffer[], delays: number[]): Buffer {
  const images = pngs.map((png) => UPNG.decode(new Uint8Array(png).buffer));
  const pixels = images.flatMap((image) => UPNG.toRGBA8(image).slice(0, 1));
  const [first] = images;
  if (first === undefined) throw new Error("There is no picture to encode.");
  const { width, height } = first;
  return Buffer.from(UPNG.encode(pixels, width, height, mostColors, delays));
}
