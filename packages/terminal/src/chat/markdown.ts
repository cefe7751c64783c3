import type { Message } from "@advisor/client/copilot-client";

/** Formats a message as a section of a Markdown document. */
export function markdownOf({ role, parts, metadata }: Message): string {
  const who = role === "user" ? "Question" : "Answer";
  const sections = parts.flatMap((part) => {
    if (part.type === "text") return part.text ?? [];
    return part.type.startsWith("tool-") ? `*${part.type.slice("tool-".length)}*` : [];
  });
  return `## ${who}, ${metadata.created_at}\n\n${sections.join("\n\n")}\n\n`;
}
