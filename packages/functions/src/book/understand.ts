import { type Interpretation, interpretationOf } from "@advisor/agent/ask/interpretation";
import { askModel, type ModelAskTrace } from "@advisor/agent/ask/model/ask-model";
import { narrowToAccount } from "@advisor/agent/ask/narrow";
import { addUsage } from "@advisor/domain/model/usage";
import { companyNames, knownTickers } from "@advisor/domain/text/company-names";
import type { Question } from "@advisor/protocol/answer";
import type { Book } from "@advisor/query/book/book";
import { readQuestions } from "@advisor/query/read/read";
import { vocabularyOfAll } from "@advisor/query/read/vocabulary";
import type { Ask } from "@advisor/query/schema/query";
import type { Runtime } from "../runtime.ts";
import { chargedModel } from "../spend/charged-model.ts";
import { namesAny, otherWords, readHouseholdNames } from "./household-names.ts";

const directory = { tickers: knownTickers, names: companyNames };
const mostQuestions = 3;

/** The offline model uses the same reader, so asking it would add nothing. */
const offline = "offline";

interface MessageInput {
  advisor_id: string;
  question: Question;
  /** The books of one household, or of all of the advisor's. */
  books: readonly Book[];
  /** The session's previous query, for follow-up questions. */
  previous: Ask | undefined;
  signal: AbortSignal;
}

export interface Understanding {
  /** At most three. */
  questions: Interpretation[];
  /** The texts of further questions, which are not answered. */
  left_out: string[];
  consulted: ModelAskTrace | null;
}

/** Interprets a message with the rule-based reader, and with the model where the rules are unsure. */
export async function understand(runtime: Runtime, asked: MessageInput): Promise<Understanding> {
  const { questions, left_out } = readMessage(asked);
  const [book, ...others] = asked.books;
  const unasked = { questions, left_out, consulted: null };
  if (book === undefined || others.length > 0) return unasked;
  const open = questions.findIndex(({ unexplained }) => unexplained.length > 0);
  const unclear = questions[open];
  if (unclear !== undefined && (await namesOther(runtime, asked, book, unclear))) {
    const refused: Interpretation = { ...unclear, ...otherClient };
    return { questions: questions.with(open, refused), left_out, consulted: null };
  }
  if (runtime.model.id === offline || !questions.some(isDoubtful)) return unasked;
  const read = await Promise.all(questions.map(asksModel(runtime, asked, book, questions)));
  return {
    questions: read.map(({ question }) => question),
    left_out,
    consulted: merged(read.flatMap(({ consulted }) => consulted ?? [])),
  };
}

/** True when the model should be asked. If several accounts match, the advisor chooses instead. */
const isDoubtful = ({ ask, sure }: Interpretation): boolean =>
  !sure && !(ask.kind === "clarify" && ask.options.length > 1);

/** Asks the model about an unclear question, with the preceding question as context. */
const asksModel =
  (runtime: Runtime, asked: MessageInput, book: Book, questions: readonly Interpretation[]) =>
  async (question: Interpretation, at: number) => {
    if (!isDoubtful(question)) return { question, consulted: null };
    const { wait, clock } = runtime;
    const { advisor_id, signal, previous } = asked;
    const model = chargedModel(runtime, runtime.model, advisor_id);
    const before = at === 0 ? previous : questions[at - 1]?.ask;
    const deps = { model, book, previous: before, signal, wait, now: clock.now };
    return askModel(deps, question, asked.question.account);
  };

/** The outcome of the first question, with the tokens and time of all. */
function merged([first, ...others]: readonly ModelAskTrace[]): ModelAskTrace | null {
  if (first === undefined) return null;
  return {
    ...first,
    tokens: others.reduce((sum, { tokens }) => addUsage(sum, tokens), first.tokens),
    latency_ms: Math.max(first.latency_ms, ...others.map(({ latency_ms }) => latency_ms)),
  };
}

const otherClient: Omit<Interpretation, "text" | "unexplained"> = {
  ask: { kind: "refuse", reason: "other_client" },
  confidence: 0.9,
  sure: true,
};

function readMessage({ question, books, previous }: MessageInput) {
  const { message, account } = question;
  const vocabulary = vocabularyOfAll(books, directory);
  const readings = readQuestions(message, vocabulary, previous);
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
  const words = otherWords(await readHouseholdNames(runtime, advisor_id), book.household.name);
  return unexplained.some((text) => namesAny(text, words));
}
