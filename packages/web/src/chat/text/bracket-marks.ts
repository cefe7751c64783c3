/** In text without styles, the mark of an unsupported claim stands in brackets. */
export function bracketMarks(root: Element): void {
  for (const mark of root.querySelectorAll(".unverified"))
    mark.textContent = `[${mark.textContent}]`;
}
