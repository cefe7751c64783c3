import { askModel, type Consulted } from "@advisor/agent/ask/model/ask-model";
import { narrowed } from "@advisor/agent/ask/narrow";
import { type Understood, understood } from "@advisor/agent/ask/understood";
import { companyNames, knownTickers } from "@advisor/domain/text/company-names";
import type { Question } from "@advisor/protocol/answer";
import type { Book } from "@advisor/query/book/book";
import { read } from "@advisor/query/read/read";
import { stems, vocabularyOfAll } from "@advisor/query/read/vocabulary";
import type { Ask } from "@advisor/query/schema/query";
import { chargedModel } from "./charged-model.ts";
import { householdNames } from "./household-names.ts";
import type { Runtime } from "./runtime.ts";

const directory = { tickers: knownTickers, names: companyNames };
const mostQuestions = 3;

/** The stand-in of a laptop reads with the same reader: it would know nothing more. */
const offline = "offline";

interface Asked {
  advisor_id: string;
  question: Question;
  /** Of one household, or of all of the advisor's. */
  books: readonly Book[];
  /** What the session was last about. */
  previous: Ask | undefined;
  signal: AbortSignal;
}

export interface Understanding {
  /** At most three. */
  questions: Understood[];
  /** What was asked beyond them, in the message's own words. */
  left_out: string[];
  consulted: Consulted | null;
}

/** What a message asks: by the reader, and by the model only where words are left over that nothing explains. */
export async function understand(runtime: Runtime, asked: Asked): Promise<Understanding> {
  const { questions, left_out } = readMessage(asked);
  const at = questions.findIndex(isOpen);
  const open = questions[at];
  const [book, ...others] = asked.books;
  const unasked = { questions, left_out, consulted: null };
  if (open === undefined || book === undefined || others.length > 0) return unasked;
  if (await namesOther(runtime, asked, book, open)) {
    const refused: Understood = { ...open, ...otherClient };
    return { questions: questions.with(at, refused), left_out, consulted: null };
  }
  if (runtime.model.id === offline) return unasked;
  const { previous, advisor_id, signal } = asked;
  const { wait, clock } = runtime;
  const model = chargedModel(runtime, runtime.model, advisor_id);
  const deps = { model, book, previous, signal, wait, now: clock.now };
  const { question, consulted } = await askModel(deps, open, asked.question.account);
  return { questions: questions.with(at, question), left_out, consulted };
}

const isOpen = ({ ask, unexplained }: Understood): boolean =>
  ask.kind === "clarify" && unexplained.length > 0;

const otherClient = { ask: { kind: "refuse", reason: "other_client" }, confidence: 0.9 } as const;

function readMessage({ question, books, previous }: Asked) {
  const { message, account } = question;
  const vocabulary = vocabularyOfAll(books, directory);
  const readings = read(message, vocabulary, previous);
  const questions = readings.map((reading): Understood => {
    const own = understood(reading);
    if (namesId(reading.text, books)) return { ...own, ...otherClient };
    return { ...own, ask: narrowed(own.ask, account) };
  });
  const last = readings.at(-1)?.text ?? "";
  const rest = message.slice(message.lastIndexOf(last) + last.length);
  const more = readings.length < mostQuestions ? [] : read(rest, vocabulary);
  return {
    questions: questions.length > 0 ? questions : [nothing(message)],
    left_out: more.map(({ text }) => text),
  };
}

/** Only courtesies, or nothing at all. */
const nothing = (text: string): Understood => ({
  text,
  ask: { kind: "clarify", about: "", options: [] },
  unexplained: [],
  confidence: 0.3,
});

/** Whether the id of another household stands in the words. */
const namesId = (text: string, books: readonly Book[]): boolean =>
  (text.toLowerCase().match(/\bhh_[a-z0-9]+\b/g) ?? []).some((id) =>
    books.every(({ household }) => household.id !== id),
  );

/** Whether a word that nothing explains is of the name of another household of the advisor. */
async function namesOther(
  runtime: Runtime,
  { advisor_id }: Asked,
  book: Book,
  { unexplained }: Understood,
): Promise<boolean> {
  const own = new Set(stems(book.household.name));
  const names = await householdNames(runtime, advisor_id);
  const others = new Set(names.flatMap(stems).filter((word) => !own.has(word)));
  return unexplained.flatMap(stems).some((word) => others.has(word) && !generic.has(word));
}

/** Words by which the names of households are not told apart. */
const generic: ReadonlySet<string> = new Set(
  stems("the and family household trust foundation estate of & ' , ."),
);
