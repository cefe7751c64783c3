import * as ask from "./asks.ts";
import { type ContextNeeds, type Level, mergeNeeds } from "./level.ts";
import { normalizeMessage } from "./normalize-message.ts";
import { contextForView, type VisiblePanel } from "./views.ts";

/**
 * The context a question needs in addition to the household summary, which is always included.
 * Decided by whole words. A missed source costs one tool call; an unnecessary one costs a few
 * hundred tokens.
 */
export function analyze(text: string, seen: VisiblePanel | undefined): ContextNeeds {
  const asked = normalizeMessage(text).replace(excludedPhrases, " ");
  const named = mergeNeeds(bySubject(asked), byPeople(asked));
  return mergeNeeds(named, byPanel(asked, seen));
}

/** Matches "not the holdings", "no need for the documents", "without the tasks". */
const excludedPhrases =
  /\b(?:not|without|except|excluding|ignor(?:e|ing)|skip(?:ping)?|forget|never\s+mind|instead\s+of|rather\s+than|leave\s+out|no\s+need\s+for|(?:do\s+not|don't)\s+(?:need|want|show|include|list))(?:\s+(?:about|the|their|her|his|my|our|any|all|of))*\s+(?:ips|polic(?:y|ies)|bands?|holdings?|positions?|portfolios?|tasks?|to-?dos?|documents?|notes?|letters?|accounts?|lots?)\b/gi;

const subjects = ["ips", "holdings", "tasks", "documents"] as const;

function bySubject(asked: string): ContextNeeds {
  const isTheirs = ask.ownMoneyPhrases.test(asked);
  const text = isTheirs ? asked : asked.replace(ask.fundContentsPhrases, " ");
  const isMarket = text !== asked || ask.marketPhrases.test(asked);
  const level: Level = ask.detailPhrases.test(text) ? "detailed" : "default";
  const hit = (key: (typeof subjects)[number]): boolean => {
    const { clear, loose } = ask.sourcePhrases[key];
    return clear.test(text) || ((isTheirs || !isMarket) && loose.test(text));
  };
  return Object.fromEntries(subjects.filter(hit).map((key) => [key, level]));
}

function byPeople(asked: string): ContextNeeds {
  if (ask.briefPhrases.test(asked)) {
    return {
      household: "default",
      ips: "default",
      holdings: "summary",
      tasks: "default",
      documents: "default",
    };
  }
  return ask.peoplePhrases.test(asked) ? { household: "default" } : {};
}

/** The context of the open panel, if the question refers to it. */
const byPanel = (asked: string, seen: VisiblePanel | undefined): ContextNeeds =>
  seen?.open === true && ask.screenPhrases.test(asked) ? contextForView(seen.panel) : {};
