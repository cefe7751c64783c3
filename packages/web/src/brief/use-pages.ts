import { type RefObject, useLayoutEffect, useState } from "react";
import { type PaperSize, printedArea } from "./paper-size.ts";

/** How many sheets the paper takes, measured on a copy of it as wide as the print is. */
export function usePages(paper: RefObject<HTMLElement | null>, size: PaperSize): number {
  const [pages, setPages] = useState(1);
  // It is measured after every rendering: any of them may have changed the paper.
  useLayoutEffect(() => {
    if (paper.current !== null) setPages(pagesOf(paper.current, size));
  });
  return pages;
}

function pagesOf(paper: HTMLElement, size: PaperSize): number {
  const { width, height } = printedArea(size);
  const copy = paper.cloneNode(true) as HTMLElement;
  copy.classList.add("measured");
  copy.style.width = `${width}px`;
  copy.inert = true;
  paper.after(copy);
  const pages = Math.ceil(copy.offsetHeight / height);
  copy.remove();
  return pages;
}
