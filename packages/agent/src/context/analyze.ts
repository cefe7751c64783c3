import * as ask from "./asks.ts";
import { legible } from "./legible.ts";
import { type ContextNeeds, type Level, mergeNeeds } from "./level.ts";
import { contextForView, type VisiblePanel } from "./views.ts";

/**
 * Which context a question needs, beside the summary of the household, which is always told. Whole
 * words decide; a miss costs one tool call, a false hit a few hundred tokens.
 */
export function analyze(text: string, seen: VisiblePanel | undefined): ContextNeeds {
  const asked = legible(text).replace(ruledOut, " ");
  const named = mergeNeeds(bySubject(asked), byPeople(asked));
  return mergeNeeds(named, byPanel(asked, seen));
}

/** "Not the holdings", "no need for the documents", "without the tasks". */
const ruledOut =
  /\b(?:not|without|except|excluding|ignor(?:e|ing)|skip(?:ping)?|forget|never\s+mind|instead\s+of|rather\s+than|leave\s+out|no\s+need\s+for|(?:do\s+not|don't)\s+(?:need|want|show|include|list))(?:\s+(?:about|the|their|her|his|my|our|any|all|of))*\s+(?:ips|polic(?:y|ies)|bands?|holdings?|positions?|portfolios?|tasks?|to-?dos?|documents?|notes?|letters?|accounts?|lots?)\b/gi;

const subjects = ["ips", "holdings", "tasks", "documents"] as const;

function bySubject(asked: string): ContextNeeds {
  const isTheirs = ask.theirs.test(asked);
  const text = isTheirs ? asked : asked.replace(ask.fundContents, " ");
  const isMarket = text !== asked || ask.market.test(asked);
  const level: Level = ask.detail.test(text) ? "detailed" : "default";
  const hit = (key: (typeof subjects)[number]): boolean => {
    const { clear, loose } = ask.asks[key];
    return clear.test(text) || ((isTheirs || !isMarket) && loose.test(text));
  };
  return Object.fromEntries(subjects.filter(hit).map((key) => [key, level]));
}

function byPeople(asked: string): ContextNeeds {
  if (ask.brief.test(asked)) {
    return {
      household: "default",
      ips: "default",
      holdings: "summary",
      tasks: "default",
      documents: "default",
    };
  }
  return ask.people.test(asked) ? { household: "default" } : {};
}

/** What the open panel shows, when the question points at it. */
const byPanel = (asked: string, seen: VisiblePanel | undefined): ContextNeeds =>
  seen?.open === true && ask.onScreen.test(asked) ? contextForView(seen.panel) : {};
