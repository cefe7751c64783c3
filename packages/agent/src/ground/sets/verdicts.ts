import type { Cell } from "../evidence/cell.ts";
import type { Mention } from "../evidence/label.ts";
import { kindOf } from "../evidence/mentions.ts";
import { type BandStatus, besideLimit, isThere, passedLimit } from "./band-side.ts";
import { clauseStartOf, type MaskedSentence, type SetClaim } from "./clause.ts";
import { gainedPattern, lostPattern } from "./properties.ts";
import { changeOf, figureOf, placeOf } from "./row-facts.ts";
import { isRowNamed, listedAndBySecurity, type Row, type Table } from "./tables.ts";

const adverbs = "(?:(?:now|still|both|also|all|well|just|already|far|currently|[a-z]+ly) )*";
const verbs =
  "is|are|sits?|stands?|remains?|lies?|stays?|falls?|fell|slips?|slipped|drops?|dropped|dips?|dipped|drift(?:s|ed)?|runs?|climb(?:s|ed)|rises?|rose|comes? in|lands?|(?:ends?|ended) up|(?:has|have) (?:[a-z]+ly |now |also )*(?:slipped|fallen|dropped|dipped|drifted|moved|gone|run|risen|climbed|crept|sunk|landed|ended up|come in|pushed)";
const status = new RegExp(`\\b(?:${verbs}) ${adverbs}${besideLimit}`, "gi");
/** "Has breached its maximum", "exceeds its 8% maximum": beyond the limit. */
const passed = new RegExp(
  `\\b(?:exceeds?|(?:has|have) ${adverbs}(?:exceeded|breached|passed|crossed|broken|gone (?:over|above|beyond|past))|breach(?:es)?|violates?) ${passedLimit}`,
  "gi",
);
const unreal =
  /\b(?:not?|none|n['’]t|never|neither|nor|would|could|should|will|must|once|until|if|were|was|only)\b/i;

/** "US equity and cash are out of range": the status of everything that the clause names. */
export function bandStatusClaims(sentence: MaskedSentence, tables: readonly Table[]): SetClaim[] {
  const { masked, said, start, mentions } = sentence;
  const all = [
    ...[...masked.matchAll(status)].map((found) => ({ found, side: found[1], edge: found[2] })),
    ...[...masked.matchAll(passed)].map((found) => ({ found, side: "beyond", edge: found[1] })),
  ].toSorted((a, b) => a.found.index - b.found.index);
  return all.flatMap(({ found, side, edge }, index) => {
    const breaks = [
      ...masked.slice(0, found.index).matchAll(clause),
      ...all.slice(0, index).map((one) => one.found),
    ];
    const from = Math.max(0, ...breaks.map((one) => one.index + one[0].length));
    const named = mentions.filter(
      ({ at, end }) => at >= start + from && end <= start + found.index,
    );
    if (named.length === 0 || unreal.test(masked.slice(from, found.index))) return [];
    const own = named.map((one) => placesOf(one, tables));
    if (own.some((places) => places.length === 0)) return [];
    const isTrue = own.every((places) => places.some((place) => isThere(place, side, edge)));
    return [
      {
        at: start + found.index,
        text: said.slice(found.index, found.index + found[0].length),
        isTrue,
      },
    ];
  });
}
const clause = /[;:]|\b(?:while|but|whereas|because|which|though|although|if)\b|,\s(?!and\b)/gi;

/** Where the rows of a class, a sector or an issuer are by the policy; none if a row does not say. */
function placesOf(mention: Mention, tables: readonly Table[]): BandStatus[] {
  if (kindOf(mention) !== "class" && kindOf(mention) !== "security") return [];
  const rows = tables.flatMap((table) =>
    ["class", "sector", "issuer"].includes(table.kind)
      ? table.rows.filter((row) => isRowNamed(row, mention))
      : [],
  );
  const places = rows.map(placeOf);
  return places.includes(undefined) ? [] : places.filter((one) => one !== undefined);
}

const cashFloor =
  /\b(?:cash|it|reserve)\b(?:[^.;:,]|[,.](?=\d))*? (?:is|are|stands|sits|remains|falls|drops|comes in|runs) (?:now |still |currently |well |just |comfortably |right )*(above|over|below|under|short of) (?:its|the|their) (?:\$[\d,]+ )?(?:cash )?(?:floor|reserve|requirement)\b/gi;
const cashNeeds =
  /\b(?:cash |liquidity )(?:floor|reserve|requirements?|needs?) (?:is|are) (?:currently |fully |all |now )*(not )?(?:met|covered|funded|satisfied)\b/gi;

/** "Cash is below its floor", "all cash requirements are met", by the policy's cash rules. */
export function cashFloorClaims(
  { said, start }: MaskedSentence,
  cells: readonly Cell[],
): SetClaim[] {
  const rules = cells.flatMap(({ field, record }) =>
    field === "floor" && record !== undefined ? [record] : [],
  );
  const short = rules.flatMap(({ available, floor, shortfall }) =>
    typeof available === "number" && typeof floor === "number"
      ? available < floor || Number(shortfall) > 0
      : [],
  );
  if (short.length === 0) return [];
  const claim = (found: RegExpExecArray, saysShort: boolean): SetClaim => ({
    ...{ at: start + found.index, text: found[0] },
    isTrue: short.includes(saysShort),
  });
  return [
    ...[...said.matchAll(cashFloor)].flatMap((found) =>
      unreal.test(said.slice(0, found.index + found[0].length))
        ? []
        : claim(found, /^(?:below|under|short)/i.test(found[1] ?? "")),
    ),
    ...[...said.matchAll(cashNeeds)].map((found) => claim(found, found[1] !== undefined)),
  ];
}

const target =
  /\b(?:is|are|sits?|stands?|remains?) (?:now |still |currently |well |just |far |slightly |[a-z]+ly )*(above|over|below|under) (?:(?:its|their|the) )?(?:[\d.]+ ?% )?target\b/gi;

/** "Fixed income is above its target", by the drift of the class. */
export function targetClaims(sentence: MaskedSentence, tables: readonly Table[]): SetClaim[] {
  const { masked, said, start, mentions } = sentence;
  return [...masked.matchAll(target)].flatMap((found) => {
    const from = clauseStartOf(masked.slice(0, found.index));
    const named = mentions.filter(
      ({ at, end }) => at >= start + from && end <= start + found.index,
    );
    const [only, ...others] = named;
    if (only === undefined || others.length > 0 || unreal.test(masked.slice(from, found.index)))
      return [];
    const drifts = tables.flatMap(({ kind, rows }) =>
      kind === "class" && kindOf(only) === "class"
        ? rows.flatMap((row) =>
            isRowNamed(row, only) ? (figureOf(row, ["drift_pp", "drift_usd"]) ?? []) : [],
          )
        : [],
    );
    if (drifts.length === 0) return [];
    const isAbove = /^(?:above|over)$/i.test(found[1] ?? "");
    const isTrue = drifts.some((drift) => (isAbove ? drift > 0 : drift < 0));
    return [
      {
        at: start + found.index,
        text: said.slice(found.index, found.index + found[0].length),
        isTrue,
      },
    ];
  });
}

const name = "[\\ue000-\\uf8ff]+";
const stake = "(?:its|their) (?:stakes?|holdings?|positions?)";
const stakeRaised = `(?:raised|increased|added to|grew) ${stake}`;
const stakeCut = `(?:trimmed|reduced|cut|decreased) ${stake}`;
const moved = new RegExp(
  `(${name}(?:(?:, |,? and )${name})*)(?:['’]s (?:price|shares?|stock|position)| stock| shares)? (?:(?:is|are|has|have|sits?|trades?|was|were) )?(?:(?:currently|now|still|both|also|all|already|only|[a-z]+ly) )*(?:(${gainedPattern}|${stakeRaised})|(${lostPattern}|${stakeCut}))(?! to\\b| of\\b| (?:by )?(?:about |roughly |nearly |over )?[-+−~]?\\$?\\d)\\b`,
  "gi",
);

/** "Microsoft slipped", "BND is under water": the direction of everything that the words name. */
export function directionClaims(sentence: MaskedSentence, tables: readonly Table[]): SetClaim[] {
  const { masked, said, start, mentionOf, mentions } = sentence;
  return [...masked.matchAll(moved)].flatMap((found) => {
    const [words, names = "", up] = found;
    const from = clauseStartOf(masked.slice(0, found.index));
    if (unreal.test(masked.slice(from, found.index + words.length))) return [];
    const own = [...new Set(names)].flatMap((letter) => mentionOf(letter) ?? []);
    const accounts = mentions.filter((one) => kindOf(one) === "account");
    const isTrue = own.map((one) => hasMoved(one, up !== undefined, accounts, tables));
    if (isTrue.includes(undefined) || own.some((one) => kindOf(one) !== "security")) return [];
    const at = found.index + names.length;
    return [
      {
        at: start + at,
        text: said.slice(at, found.index + words.length).trim(),
        isTrue: !isTrue.includes(false),
      },
    ];
  });
}

/** Whether any row of the thing has moved that way, in the accounts that the sentence names. */
function hasMoved(
  mention: Mention,
  isUp: boolean,
  accounts: readonly Mention[],
  tables: readonly Table[],
): boolean | undefined {
  const isIn = (row: Row): boolean =>
    accounts.length === 0 || row.kind === "quote" || accounts.some((one) => isRowNamed(row, one));
  const changes = tables.flatMap((table) =>
    table.kind === "position" || table.kind === "quote" || table.kind === "owner"
      ? listedAndBySecurity({ ...table, rows: table.rows.filter(isIn) }).flatMap((rows) =>
          rows.flatMap((row) => (isRowNamed(row, mention) ? (changeOf(row) ?? []) : [])),
        )
      : [],
  );
  const known = changes.filter((change) => change !== 0);
  return known.length === 0 ? undefined : known.some((change) => change > 0 === isUp);
}
