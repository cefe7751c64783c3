import type { Level } from "./level.ts";
import { type ContextNeeds, mergeNeeds } from "./needs.ts";
import { normalizeMessage } from "./normalize-message.ts";
import * as ask from "./question-phrases.ts";
import type { RequestPhrases } from "./source.ts";
import { sourceKeys, sources } from "./sources.gen.ts";
import { contextForView, type VisiblePanel } from "./views.ts";

/**
 * The context a question needs in addition to the household summary, which is always included.
 * Decided by whole words. A missed source costs one tool call; an unnecessary one costs a few
 * hundred tokens.
 */
export function analyzeContextNeeds(text: string, seen: VisiblePanel | undefined): ContextNeeds {
  const asked = normalizeMessage(text).replace(excludedPhrases, " ");
  const named = mergeNeeds(bySubject(asked), byPeople(asked));
  return mergeNeeds(named, byPanel(asked, seen));
}

/** Matches "not the holdings", "no need for the documents", "without the tasks". */
const excludedPhrases =
  /\b(?:not|without|except|excluding|ignor(?:e|ing)|skip(?:ping)?|forget|never\s+mind|instead\s+of|rather\s+than|leave\s+out|no\s+need\s+for|(?:do\s+not|don't)\s+(?:need|want|show|include|list))(?:\s+(?:about|the|their|her|his|my|our|any|all|of))*\s+(?:ips|polic(?:y|ies)|bands?|holdings?|positions?|portfolios?|tasks?|to-?dos?|documents?|notes?|letters?|accounts?|lots?)\b/gi;

function bySubject(asked: string): ContextNeeds {
  const isTheirs = ask.ownMoneyPhrases.test(asked);
  const text = isTheirs ? asked : asked.replace(ask.fundContentsPhrases, " ");
  const isMarket = text !== asked || ask.marketPhrases.test(asked);
  const level: Level = ask.detailPhrases.test(text) ? "detailed" : "default";
  const hit = (asked: RequestPhrases): boolean =>
    asked.clear.test(text) || ((isTheirs || !isMarket) && asked.loose.test(text));
  const keys = sourceKeys.filter((key) => {
    const { asked } = sources[key];
    return asked !== undefined && hit(asked);
  });
  return Object.fromEntries(keys.map((key) => [key, level]));
}

function byPeople(asked: string): ContextNeeds {
  if (ask.briefPhrases.test(asked)) {
    return Object.fromEntries(
      sourceKeys.flatMap((key) => {
        const { brief } = sources[key];
        return brief === undefined ? [] : [[key, brief]];
      }),
    );
  }
  return ask.peoplePhrases.test(asked) ? { household: "default" } : {};
}

/** The context of the open panel, if the question refers to it. */
const byPanel = (asked: string, seen: VisiblePanel | undefined): ContextNeeds =>
  seen?.open === true && ask.screenPhrases.test(asked) ? contextForView(seen.panel) : {};
