import { type Item, sentence } from "./item.ts";

/** The words without greetings, thanks and the phrases that only make a question polite. */
export function withoutPoliteness(items: readonly Item[]): Item[] {
  let rest = items.filter(({ said }) => !filler.test(said));
  for (let round = 0; round < 6; round += 1) {
    const text = sentence(rest);
    const first = count(opening.exec(text)?.[0]);
    const last = first === rest.length ? 0 : count(closing.exec(text)?.[0]);
    if (first + last === 0) return rest;
    rest = rest.slice(first, rest.length - last);
  }
  return rest;
}

/** Words that add nothing wherever they stand. */
const filler = /^(?:exactly|basically|honestly|literally|roughly|approximately)$/;

const count = (matched: string | undefined): number => matched?.trim().split(" ").length ?? 0;

const phrases = (text: string): string =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim().replaceAll(" ", "\\s"))
    .join("|");

const opening = new RegExp(
  `^(?:${phrases(`
    (?:hi|hello|hey|hiya|yo|greetings|howdy)(?: there| copilot| team| all| everyone)?
    good (?:morning|afternoon|evening|day)
    please
    kindly
    (?:ok|okay|k|kk|alright|so|um|uh|uhm|hmm|well|oh|actually|basically|right)
    (?:many )?thanks(?: a lot| so much| in advance)?
    thank you(?: so much| very much)?
    sorry
    excuse me
    (?:a |1 )?quick question
    (?:can|could|would|will) you(?: please| kindly)?(?: just)?
    i was wondering(?: if)?
    (?:i|we) (?:just )?(?:(?:am|are) wondering|wonder)(?= (?:what|how|which|who|when|where|why|whether|if) )
    (?:may|might|could|can) (?:i|we) (?:just )?(?:ask|know|inquire|enquire)(?: you)?(?: about)?(?! (?:for|to)\\b)
    (?:i|we) (?:was|were|am|are) (?:just )?hoping(?: that)? (?:you|somebody|someone) (?:can|could|would|might)(?: (?:just|please|kindly))?
    (?:i|we) (?:was|were|am|are) (?:just )?hoping to (?:know|see|check|hear|learn|find out|understand|get)
    (?:do|would|could) you mind (?:telling|showing|giving) me
    quickly
    (?:do|would) you (?:happen to )?know
    let me (?:know|see)
    i (?:just )?(?:want|need|would like|would love) to (?:know|see|check|look at|find out|understand)
    i (?:just )?(?:want|need|would like|would love) to
    i (?:just )?(?:want|need|would like) (?=my |the |all )
    i (?:just )?(?:should|would)(?: just| really)? (?:like|love|be (?:curious|interested|grateful|glad|keen)) to (?:know|see|check|hear|learn|find out|understand|have)(?: if| whether)?
    (?:(?:my|our|the|this|a) )?(?:client|caller|member|investor|account holder|he|she|they|husband|wife) (?:just )?(?:wants|would like|want|needs|wishes|asks|is asking|are asking|wonders|is wondering|requests|asked|wanted|is curious)(?: me| us)?(?: to (?:know|see|check|hear|find out|understand|have)| about| for)?(?: if| whether)?(?= (?!to\b))
    (?:copilot|assistant|bot)
  `)})(?=\\s|$)`,
);

const closing = new RegExp(
  `(?<=^|\\s)(?:${phrases(`
    please
    (?:many )?thanks(?: a lot| so much| in advance| again)?
    thank you(?: so much| very much| in advance)?
    cheers
    if (?:you can|possible|that is ok|you do not mind)
    (?<!\\b(?:up|down|winner|loser) )for me
    (?:tho|though)
    (?:these days|nowadays|as things stand)
    while (?:(?:you|we|i) (?:are|am) )?(?:at|on) it
    (?:bro|mate|sir|buddy|man|lol|haha|asap)
    i appreciate it
    (?:(?:kind|best|warm|many) )?(?:regards|sincerely|yours truly)(?: w+){0,2}
    appreciate it
    have a (?:nice|good|great) day
  `)})$`,
);
