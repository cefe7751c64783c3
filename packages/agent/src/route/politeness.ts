import { type Item, sentence } from "./item.ts";

/** The words without greetings, thanks and the phrases that only make a question polite. */
export function withoutPoliteness(items: readonly Item[]): Item[] {
  let rest = items.filter(({ said }, at) => !(filler.test(said) || isAside(items, at)));
  for (let round = 0; round < 6; round += 1) {
    const text = sentence(rest);
    const first = count(opening.exec(text)?.[0]);
    const last = first === rest.length ? 0 : count(closing.exec(text)?.[0]);
    if (first + last === 0) return rest;
    rest = rest.slice(first, rest.length - last);
  }
  return rest;
}

/** "the total please, plus the cash": between two things that are asked for. */
const isAside = (items: readonly Item[], at: number): boolean =>
  at > 0 && items[at]?.said === "please" && /^(?:plus|also)$/.test(items[at + 1]?.said ?? "");

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
    sorry to (?:bother|trouble) you(?: again)?(?: but)?(?! (?:so|on|at|with|about|this|in|over|during)\\b)
    (?:pardon|forgive|excuse) (?:me|the bother)(?: if i (?:have )?(?:already )?asked(?: this| that)?(?: already| before)?)?(?: but)?
    sorry
    (?:(?:1|one) (?:more|other|last) thing|first things first|help me out(?: here)?|humou?r me|not urgent|no rush|for (?:my|the) (?:notes|file|record))
    (?:(?:no 1|nobody) (?:here )?(?:seems to know|knows))
    (?:it|this) (?:concerns|is about)(?= (?:the|my|our|his|her) )
    client (?:is )?(?:on|waiting on) (?:the )?(?:line|phone)
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
    (?:(?:my|our|the|this|a) )?(?:client|caller|member|investor|account holder|boss|accountant|lawyer|he|she|they|husband|wife) (?:just )?(?:wants|would like|want|needs|wishes|asks|is asking|are asking|wonders|is wondering|requests|asked|wanted|is curious)(?: me| us)?(?: to (?:know|see|check|hear|find out|understand|have)| about| for)?(?: if| whether)?(?= (?!to\b))
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
    tia
    just the (?:number|figure)s?
    be brief
    take your time
    (?:keep it|make it) (?:short|brief)
    no need to explain
    remind me
    i am in a (?:hurry|rush)
    (?:i )?need it for my notes
    i am on the phone(?: with (?:him|her|them|the client))?
    i appreciate it
    (?:(?:kind|best|warm|many) )?(?:regards|sincerely|yours truly)(?: w+){0,2}
    appreciate it
    have a (?:nice|good|great) day
  `)})$`,
);
