/** A title of at most six words from the question, without polite phrases at its start. */
export function titleOf(question: string): string {
  const said = question
    .replace(/[[\]<>*_`#|"“”]/g, "")
    .replace(
      /^\W*(?:(?:please|hi|hello|hey|can you|could you|would you|show me|tell me)\b[ ,]*)+/i,
      "",
    )
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, 6)
    .join(" ")
    .replace(/[\s?!.,;:]+$/, "");
  return said === "" ? "New conversation" : `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}
