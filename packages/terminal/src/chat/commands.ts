import { writeFile } from "node:fs/promises";
import { Fault } from "@advisor/domain/fault";
import { money } from "../amounts.ts";
import { pickByName } from "../pick.ts";
import { safeJson, stripControlCharacters } from "../terminal-safe.ts";
import type { Chat } from "./chat.ts";
import { markdownOf } from "./markdown.ts";

interface Command {
  help: string;
  run(chat: Chat, words: string): Promise<void>;
}

export const noHouseholds = "You have no households here.";

/** The slash commands of a chat. */
const commands: Readonly<Record<string, Command>> = {
  household: {
    help: "lists the households; /household NAME begins a conversation about one",
    async run(chat, words) {
      const households = await chat.client.households();
      if (households.length === 0) return chat.screen.note(noHouseholds, "yellow");
      if (words === "") {
        for (const { id, name } of households) chat.screen.note(`${name} (${id})`);
        return;
      }
      chat.begin(pickByName("household", households, words));
    },
  },
  model: {
    help: "names the model that writes the answers",
    async run({ client, screen }, words) {
      const { model } = await client.health();
      screen.note(`Model: ${model}`);
      if (words !== "") screen.note("The service decides on it: start it with another MODEL_ID.");
    },
  },
  cost: {
    help: "what was spent today, and the limit",
    async run({ client, screen }) {
      const { spent_usd, input_tokens, output_tokens, budget_day_usd } = await client.spend();
      const limit = budget_day_usd === null ? "no limit" : `of ${money(budget_day_usd)}`;
      screen.note(
        `Today: ${money(spent_usd)}, ${limit}; ${input_tokens} tokens in, ${output_tokens} out`,
      );
    },
  },
  trace: {
    help: "how the last answer came about",
    async run({ client, screen, turnId }) {
      if (turnId === undefined) screen.note("Nothing was asked yet.");
      else screen.note(safeJson(await client.trace(turnId)));
    },
  },
  export: {
    help: "writes the conversation as Markdown; /export FILE into another file",
    async run({ client, screen, conversation }, words) {
      if (conversation === undefined) return screen.note("Nothing was asked yet.");
      const file = words || `${conversation}.md`;
      let text = "";
      for await (const message of client.messages(conversation)) text += markdownOf(message);
      try {
        await writeFile(file, stripControlCharacters(text), { flag: "wx" });
      } catch (error) {
        throw new Fault("conflict", "export.file", unwritten(file, error), { cause: error });
      }
      screen.note(`Written to ${file}`);
    },
  },
  help: {
    help: "this list",
    async run({ screen }) {
      screen.note(helpText());
    },
  },
};

const unwritten = (file: string, error: unknown): string => {
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
  const why = code === "EEXIST" ? "is there already" : `cannot be written (${code})`;
  return `${file} ${why}. Name another file: /export FILE.`;
};

const helpText = (): string =>
  Object.entries(commands)
    .map(([name, { help }]) => `/${name.padEnd(10)} ${help}`)
    .concat("Ctrl-C stops an answer; Ctrl-D leaves.")
    .join("\n");

/** Runs a slash command; for an unknown one it lists the commands. */
export async function runCommand(chat: Chat, line: string): Promise<void> {
  const [, name = "", words = ""] = /^\/(\S*)\s*(.*)$/s.exec(line) ?? [];
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command !== undefined) return command.run(chat, words.trim());
  const all = Object.keys(commands).map((one) => `/${one}`);
  chat.screen.note(`There is no /${name}. There is ${all.join(", ")}.`);
}
