const most = 60;

/** The question as a title, without polite phrases at its start; a long one is cut after a word. */
export function titleOf(question: string): string {
  const said = question
    .replace(/[[\]<>*_`#|"“”]/g, "")
    .replace(
      /^\W*(?:(?:please|hi|hello|hey|can you|could you|would you|show me|tell me)\b[ ,]*)+/i,
      "",
    )
    .replace(/\s+/g, " ")
    .replace(/[\s?!.,;:]+$/, "");
  if (said === "") return "New conversation";
  return `${said.charAt(0).toUpperCase()}${fitted(said.slice(1))}`;
}

/** Cut after the last whole word that fits, with a sign of it. */
function fitted(text: string): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${(/^(.*\S)\s/.exec(cut)?.[1] ?? cut).replace(/[,;:]$/, "")}…`;
}
