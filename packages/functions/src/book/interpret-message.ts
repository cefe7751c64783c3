import { type Interpretation, interpretationOf } from "@advisor/agent/ask/interpretation";
import { askModel, type ModelAskTrace } from "@advisor/agent/ask/model/ask-model";
import { narrowToAccount } from "@advisor/agent/ask/narrow-to-account";
import { Fault } from "@advisor/domain/fault";
import type { Question } from "@advisor/protocol/answer";
import type { Book } from "@advisor/query/book/book";
import { readQuestions } from "@advisor/query/read/read";
import { vocabularyOfAll } from "@advisor/query/read/vocabulary";
import type { Ask } from "@advisor/query/schema/query";
import type { Runtime } from "../runtime.ts";
import { chargedModel } from "../spend/charged-model.ts";
import { directory } from "./directory.ts";
import { containsAnyWord, distinctiveNameWords, readHouseholdNames } from "./household-names.ts";

const mostQuestions = 3;

/** The offline model uses the same reader, so asking it would add nothing. */
const offline = "offline";

interface MessageInput {
  advisor_id: string;
  question: Question;
  /** The books of one household, or of all of the advisor's. */
  books: readonly Book[];
  /** What the session asked before, newest last, for follow-up questions. */
  earlier: readonly Ask[];
  signal: AbortSignal;
}

export interface Understanding {
  /** At most three. */
  questions: Interpretation[];
  /** The texts of further questions, which are not answered. */
  left_out: string[];
  consulted: ModelAskTrace | null;
}

/**
 * Interprets a message with the rule-based reader. Where a model is configured and the rules are not
 * sure, the model reads it, and what the rules read is kept in case it cannot.
 */
export async function interpretMessage(
  runtime: Runtime,
  asked: MessageInput,
): Promise<Understanding> {
  const { questions, left_out } = readMessage(asked);
  const [book, ...others] = asked.books;
  const unasked = { questions, left_out, consulted: null };
  if (book === undefined) return unasked;
  const open = questions.findIndex(({ unexplained }) => unexplained.length > 0);
  const unclear = others.length === 0 ? questions[open] : undefined;
  if (unclear !== undefined && (await namesOther(runtime, asked, book, unclear))) {
    const refused: Interpretation = { ...unclear, ...otherClient };
    return { questions: questions.with(open, refused), left_out, consulted: null };
  }
  return runtime.model.id === offline || !questions.some(isDoubtful)
    ? unasked
    : understandWithModel(runtime, asked, { questions, left_out });
}

/** True when the model should be asked. If several accounts match, the advisor chooses instead. */
const isDoubtful = ({ ask, sure }: Interpretation): boolean =>
  !sure && !(ask.kind === "clarify" && ask.options.length > 1);

/** The model reads the whole message, or the questions of it that the rules are not sure of. */
async function understandWithModel(
  runtime: Runtime,
  { advisor_id, question: { message, account }, books, earlier, signal }: MessageInput,
  { questions, left_out }: Omit<Understanding, "consulted">,
): Promise<Understanding> {
  const doubtful = questions.filter(isDoubtful);
  const whole = doubtful.length === questions.length;
  const first = questions.findIndex(isDoubtful);
  const model = chargedModel(runtime, runtime.model, advisor_id);
  const { wait, clock } = runtime;
  const before = questions.slice(0, first).map(({ ask }) => ask);
  const deps = { model, books, earlier: [...earlier, ...before], signal, wait, now: clock.now };
  const modelQuestion = {
    text: whole ? message.trim() : doubtful.map(({ text }) => text).join("\n"),
    unexplained: doubtful.flatMap(({ unexplained }) => unexplained),
  };
  const read = await askModel(deps, modelQuestion, account).catch((fault: unknown) => {
    // Without a budget for the model, what the rules can read is answered all the same.
    if (isBudgetUsedUp(fault) && doubtful.every(({ ask }) => ask.kind === "query"))
      return undefined;
    throw fault;
  });
  if (read === undefined) return { questions, left_out, consulted: null };
  const { consulted } = read;
  if (read.questions === undefined) {
    const doubted = consulted.outcome === "unsure";
    return { questions: doubted ? questions.map(toClarification) : questions, left_out, consulted };
  }
  const others = questions.filter((one) => !isDoubtful(one));
  return {
    questions: [...others.slice(0, first), ...read.questions, ...others.slice(first)],
    left_out: read.questions.length < mostQuestions ? [] : left_out,
    consulted,
  };
}

const isBudgetUsedUp = (fault: unknown): boolean =>
  fault instanceof Fault && fault.kind === "budget";

/** Where the model doubts too, what the rules read is offered and not answered. */
const toClarification = (question: Interpretation): Interpretation =>
  isDoubtful(question) && question.ask.kind === "query"
    ? interpretationOf({
        ...question,
        ask: { kind: "clarify", about: question.text, options: [question.ask] },
      })
    : question;

const otherClient: Omit<Interpretation, "text" | "unexplained"> = {
  ask: { kind: "refuse", reason: "other_client" },
  confidence: 0.9,
  sure: true,
};

function readMessage({ question, books, earlier }: MessageInput) {
  const { message, account } = question;
  const vocabulary = vocabularyOfAll(books, directory);
  const readings = readQuestions(message, vocabulary, earlier);
  const questions = readings.map((reading): Interpretation => {
    const own = interpretationOf(reading);
    if (namesId(reading.text, books)) return { ...own, ...otherClient };
    return { ...own, ask: narrowToAccount(own.ask, account) };
  });
  const last = readings.at(-1)?.text ?? "";
  const rest = message.slice(message.lastIndexOf(last) + last.length);
  const more = readings.length < mostQuestions ? [] : readQuestions(rest, vocabulary);
  return {
    questions: questions.length > 0 ? questions : [nothing(message)],
    left_out: more.map(({ text }) => text),
  };
}

/** The interpretation of a message without a question. */
const nothing = (text: string): Interpretation => ({
  text,
  ask: { kind: "clarify", about: "", options: [] },
  unexplained: [],
  confidence: 0.3,
  sure: true,
});

/** Whether the text contains the id of a household that is not in the books. */
const namesId = (text: string, books: readonly Book[]): boolean =>
  (text.toLowerCase().match(/\bhh_[a-z0-9]+\b/g) ?? []).some((id) =>
    books.every(({ household }) => household.id !== id),
  );

/** Whether an unexplained word belongs to the name of another of the advisor's households. */
async function namesOther(
  runtime: Runtime,
  { advisor_id }: MessageInput,
  book: Book,
  { unexplained }: Interpretation,
): Promise<boolean> {
  const words = distinctiveNameWords(
    await readHouseholdNames(runtime, advisor_id),
    book.household.name,
  );
  return unexplained.some((text) => containsAnyWord(text, words));
}
