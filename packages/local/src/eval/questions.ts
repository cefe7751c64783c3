import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseQuestions, type Question } from "./question.ts";

const folder = join(import.meta.dirname, "../../../../test/questions");

/** All questions on file, by half and topic. */
export const allQuestions = (): Question[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => questionsOf(name));

const questionsOf = (half: string): Question[] =>
  readdirSync(join(folder, half))
    .filter((file) => file.endsWith(".tsv"))
    .toSorted()
    .flatMap((file) =>
      parseQuestions(half, basename(file, ".tsv"), readFileSync(join(folder, half, file), "utf8")),
    );
