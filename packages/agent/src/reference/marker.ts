/** What the advisor reads where a reference names no figure. */
export const noSuchFigure = "[no such figure]";

/** Each such place, and its beginning at the end of a text that is still being written. */
export const noSuchFigures = /\[no such (?:figure\]|$)/g;
