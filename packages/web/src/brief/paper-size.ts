import { useState } from "react";

export const paperSizes = ["letter", "a4"] as const;
export type PaperSize = (typeof paperSizes)[number];

export const paperNames: Record<PaperSize, string> = { letter: "Letter", a4: "A4" };

/** On all four sides. */
export const marginMm = 15;

/** Width and height in millimeters: ANSI letter, ISO 216 A4. */
const sheetsMm: Record<PaperSize, readonly [width: number, height: number]> = {
  letter: [215.9, 279.4],
  a4: [210, 297],
};

/** The area inside the margins, in CSS pixels (96 per inch). */
export function printedArea(size: PaperSize): { width: number; height: number } {
  const [width, height] = sheetsMm[size];
  return { width: betweenMargins(width), height: betweenMargins(height) };
}

const betweenMargins = (mm: number): number => ((mm - 2 * marginMm) * 96) / 25.4;

/** Regions that use US Letter (CLDR, paperSize US-Letter). */
const letterRegions = new Set("BZ CA CL CO CR GT MX NI PA PH PR SV US VE".split(" "));

/** The usual paper size for a language tag's region. */
export function usualPaper(language: string): PaperSize {
  try {
    const { region } = new Intl.Locale(language).maximize();
    return region !== undefined && letterRegions.has(region) ? "letter" : "a4";
  } catch {
    return "a4";
  }
}

const kept = "advisor-copilot.paper";

/** The paper size for briefs: the one chosen on this device, or the usual one. */
export function usePaperSize(): [PaperSize, (size: PaperSize) => void] {
  const [size, setSize] = useState(
    () =>
      paperSizes.find((one) => one === localStorage.getItem(kept)) ??
      usualPaper(navigator.language),
  );
  return [
    size,
    (chosen) => {
      localStorage.setItem(kept, chosen);
      setSize(chosen);
    },
  ];
}
