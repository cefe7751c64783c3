import { type RefObject, useLayoutEffect, useState } from "react";
import { type PaperSize, printedArea } from "./paper-size.ts";

/** The number of sheets, measured on a copy at print width. */
export function usePages(paper: RefObject<HTMLElement | null>, size: PaperSize): number {
  const [pages, setPages] = useState(1);
  // Measured after every render, since any of them may change the page.
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
