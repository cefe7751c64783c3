/**
 * True of words that tell something, by their form: somebody or something, and what they do or are. Beside a
 * question they ask nothing, whatever they mention: "the market is a mess", "Home Depot is where I buy my mulch".
 */
export const isRemark = (said: string): boolean => told.test(said) && !asks.test(said);

const opening =
  "(?:(?:omg|ngl|lol|wow|ugh|oh|well|so|and|but|ok|yeah|honestly|anyway|man|gosh|actually|apparently|frankly) )*";
const somebody =
  "(?:i|we|he|she|they|it|that|this|there|you|everyone|everybody|someone|somebody|nobody|people|folks|mine|ours|yours|SYM(?: (?:shares?|stocks?))?|(?:my|our|his|her|their|the|an?|these|those|some|all|both|every)(?: (?!(?:of|on|in|i|we|you|he|she|they)\\b)\\w+){1,4}?|ACC (?:employer|company|boss|manager|firm|office|kids|son|daughter|mother|father|brother|sister|doctor|lawyer|accountant)|markets?|stocks|bonds|tech|prices|rates|things|life|work|kids|donors?|trustees?|clients?|(?:most|much) of (?:my|our|his|her|their|the) \\w+|(?:the|my|our|their) (?:\\w+ ){1,2}of (?:(?:the|my|our|his|her|their) )?SYM(?: and (?:(?:the|my|our|his|her|their) )?SYM)?|(?:an? )?(?:\\w+ )?(?:friend|colleague|neighbou?r|cousin|relative|buddy)s? of (?:mine|ours|his|hers|theirs))";
const does =
  "(?:am|is|are|was|were|been|has|have|had|says?|said|thinks?|thought|keeps?|kept|got|gets|loves?|hates?|likes?|buys|bought|sold|told|heard|read|saw|went|came|comes?|runs?|ran|looks?|looked|feels?|felt|seems?|makes?|made|took|takes?|gave|gives|works?|worked|day trade[sd]?|moved|lives?|lived|max|rules?|ruled|ruins?|goes|go|believes?|puts?|invest(?:s|ed)|switche[sd]|swap(?:s|ped)|lost|won|quit|retired|set|opened|joined|started|topped up|picked up|sits?|lies|stays?|turned|turns|brought up|plans?|planned|intends?|hopes?|hoped|decided|noticed?|notices|remembers?|remembered|forgot|mentioned|wrote|asked|wired|added|transferred|deposited|withdrew|trimmed|swears?|insists?|reckons?|claims?|announced|announces|merged|hired|fired|brags?|raves?|worries|worry|called|calls)";
const told = new RegExp(
  `^${opening}(?:${somebody}(?: (?:all|just|also|always|never|really|still|both|already|long|finally|only|even|once|often))* ${does}|(?:i|we) (?:own|hold) SYM|(?:mum|mom|dad|grandma|grandpa|granny) (?:is |was )?\\w+(?:ing|ed|s)|(?:(?:only )?just|recently) (?:opened|joined|came|left|finished|read|saw|heard|talked|spoke|moved|started|signed)|back (?:in|at|from) (?!(?:the )?PER)|(?:the )?ACC(?: (?:contributions?|money|funds))? (?:(?:just|also|only) )?(?:picked up|bought|sold|added|topped up|has (?:held|had|been)|is (?:what|where|the)|was|were|goes|comes|came)|hope(?: (?:you|your|the|all|this|that|everyone|it))+)\\b`,
);

/** What wants an answer, though it begins so. */
const asks =
  /^(?:the|our|my|his|her|their) (?:\w+ ){0,2}(?:holding|position|stock|fund|etf|account|investment|trade|deposit|withdrawal|transfer)s? (?:that|which|with)\b|^SYM(?: shares?| stocks?)? (?:bought|sold|buys)\b|\b(?:trade|deposit|withdrawal|transfer|purchase|buy|sale)s? (?:made|got|took|came|went)\b|\b(?:what(?! (?:i|we|he|she|they) (?:am|are|is|was|were)\b)|how|which(?! (?:is|was|are|were) (?:still|now|just|always)\b)|whether|if|missing|lacking|need|needs|want|wants|wondering|wonder|asks?|asked|asking|curious|interested|would like|looking for|after the|please|show|tell|give|know)\b|\b(?:or not|right|correct)$/;

/** "watching a PG movie with the grandkids": what is no matter of money, told and not asked. */
export const isStory = (said: string): boolean => tells.test(said) && !asks.test(said);
const tells = new RegExp(
  `^${opening}(?:${somebody} (?:\\w+ly )?(?!what|how)\\w+(?:ed|ing|s|t|d)|(?!is|during|nothing|anything|something|everything)\\w+ing) `,
);

/** "my sister is a client of yours too": what follows is asked of her. */
export const namesClient = (said: string): boolean =>
  /\b(?:is|are) (?:(?:also|too|now|both) )*(?:an? )?(?:clients?|customers?)\b|\b(?:has|have|holds?|keeps?) (?:(?:an?|her|his|their|the|some) )?(?:own )?(?:accounts?|money|portfolio) (?:with (?:you|us)|here)\b/.test(
    said,
  );
