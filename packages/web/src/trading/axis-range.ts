/** Half the width of the widest label of the time axis, and the width of the axis of prices. */
const halfLabel = 24;
const priceAxis = 72;

/**
 * The range of bars to show in a chart, with room for half a label beyond the first and the last
 * one: the labels of the axis stand centered below their bars, and are cut at its ends.
 */
export function barRange(bars: number, width: number): { from: number; to: number } {
  const room = Math.max(1, width - priceAxis - 2 * halfLabel);
  const beyond = (bars * halfLabel) / room;
  return { from: -0.5 - beyond, to: bars - 0.5 + beyond };
}
