/** What companies do: of none of it is anything on a statement. */
const sectors =
  "(?:(?:big |info(?:rmation)? )?tech(?:nology)?|health ?care|pharma(?:ceuticals?)?|biotech(?:nology)?|med ?tech|energy|oil(?: (?:and|&) gas)?|financials?|utilit(?:y|ies)|industrials?|consumer (?:staples|discretionary|goods)|materials|telecoms?|communications?|semiconductors?|semis|defen[cs]e|aerospace|airlines?|automotive|retail|real estate|reits?|tobacco|alcohol|gambling|firearms|weapons|cannabis|marijuana|mining|agriculture|infrastructure|commodit(?:y|ies)|precious metals|(?:clean|green|renewable) energy|renewables?|solar|nuclear|ai|artificial intelligence|robotics|cyber ?security|software|fossil fuels?)";
const regions =
  "(?:international|foreign|overseas|non us|ex us|emerging markets?|developed (?:markets?|countries)|frontier markets?|europe(?:an)?|eurozone|asian?|asia pacific|japan(?:ese)?|chin(?:a|ese)|korean?|taiwan(?:ese)?|latin americ(?:a|an)|brazil(?:ian)?|british|german(?:y)?|french|african?|canad(?:a|ian)|australian?|domestic|american|global|worldwide)";
const sizes = "(?:(?:small|mid|large|mega|micro) ?caps?|blue chips?|penny)";
const styles =
  "(?:growth|(?<!\\b(?:the|total|market|current|account|portfolio|of|dollar|in) )value|dividend(?: paying| growth)?|high dividend|cyclicals?|defensive|momentum|esg|ethical|sustainable|impact|meme|bank(?:ing)?|insurance|chip|thematic)";
const kinds = `(?:${sectors}|${regions}|${sizes})`;
const noun =
  "(?:sectors?|stocks?|shares|equit(?:y|ies)|etfs?|funds?|holdings?|positions?|investments?|names?|compan(?:y|ies)|exposure|allocation|weight(?:ing)?s?|assets|plays?|bets?|bonds?|ones)";
/** "tech stocks", "exposure to emerging markets", "how much is in healthcare" */
const named = [
  // "show us stocks" is no country's.
  /(?<!\b(?:show|give|tell|list|get|let|of|for|to|with|from|help|send|by) )\bus (?:stocks|equit(?:y|ies)|companies|shares|exposure|holdings|etfs|funds|bonds)\b/,
  new RegExp(
    `\\b(?:${kinds}|${styles}) (?:${kinds} |sector |market |focused |related |type )?${noun}\\b`,
  ),
  new RegExp(
    `\\b(?:exposure|exposed|allocated|allocation|tilted?|tilt|overweight|underweight|weight(?:ing)?) (?:in|to|towards?|of) (?:(?:the|any) )?(?:${kinds}|value|growth)\\b`,
  ),
  new RegExp(
    `\\b(?:how much|how many|anything|something|any|money|invested|percent\\w*|%|share|portion|part|own|hold|have|we|stake|positions?|holdings?|is|are)(?: \\w+){0,3} in (?:(?:the|any) )?${kinds}(?: (?:sector|space|industry))?(?: (?:right )?now| today)?$`,
  ),
  new RegExp(
    `^(?:(?:do|does|did|are|is|there|we|i|they|he|she|have|has|own|hold|got|any|some|what|which|show|list|our|my|their|the|and|so|also|me|about|how) )+(?:${sizes}|reits?|commodit(?:y|ies)|precious metals|emerging markets?|financials|utilities|industrials|semis|semiconductors|cyclicals)$`,
  ),
];
/** Breakdowns by what no statement says. */
const split =
  /\b(?:sectors?|industry|industries|geograph\w+|geo|countr(?:y|ies)|regions?|regional(?:ly)?|market cap\w*|styles?)\b.*\b(?:breakdown|break|split|allocation|allocated|exposure|exposed|mix|weights?|weightings?|diversif\w+|concentrat\w+|holdings?|positions?|own|hold|have|in|portfolio)\b|\b(?:breakdown|break|split|allocation|exposure|mix|weights?|diversif\w+|concentrat\w+|holdings|positions|portfolio|grouped?|sorted?)\b.*\b(?:by|to|across|per|of|in|which|what) (?:(?:each|the|our|any|different) )*(?:sectors?|industry|industries|geograph\w+|countr(?:y|ies)|regions?|market cap\w*|styles?)\b|\b(?:domestic|us|american) (?:vs?|versus|and|or|to) (?:international|foreign|non us|overseas|global)\b|\b(?:international|foreign|overseas) (?:vs?|versus|or|to) (?:domestic|us|american)\b|\b(?:growth|value) (?:vs?|versus) (?:growth|value)\b|\b(?:which|what) (?:sectors?|industries|countries|regions)\b/;

/** Asks for what is held of a sector, a region, a size or a style. */
export const asksTheme = (said: string): boolean =>
  split.test(said) || named.some((pattern) => pattern.test(said));

/** Said where it is asked for. */
export const noThemes =
  "Sector, region, size and style are on no brokerage statement: a position has its symbol and is filed under stocks, ETFs, mutual funds, bonds, options or private investments.";
