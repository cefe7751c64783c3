/** True of words that would tell the assistant what to be, to obey or to say: they ask nothing and change nothing. */
export const isInstruction = (said: string): boolean =>
  instructions.some((pattern) => pattern.test(said));

const opening = "^(?:(?:and|then|so|now|just|only|please|also|but) )*";
const must =
  "(?:you (?:must|should|shall|will|have to|are to|need to|may now)|from now on(?: you)?|always|henceforth)";

const instructions = [
  /^(?:please )?(?:ignore|ignoring|disregard|disregarding|forget|forgetting|override|bypass|skip) (?:\w+ ){0,4}(?:rules?|instructions?|prompts?|guidelines?|policy|policies|restrictions?|filters?)(?: (?:above|before|so far|given|you (?:have|got|were given)))?$/,
  new RegExp(
    `${opening}(?:pretend|act|imagine|assume|behave) (?:as (?:if|though) |like |that )?you (?:have|had|are|were|know|can)\\b`,
  ),
  new RegExp(
    `${opening}(?:print|show|reveal|repeat|output|tell me|give me|display|dump|leak) (?:me )?(?:your|the) (?:(?:whole|full|entire|hidden|own) )?(?:system |hidden |secret )?(?:prompts?|instructions?|rules?)$`,
  ),
  new RegExp(`${opening}(?:repeat|say) after me\\b`),
  /^you (?:are (?:now|no longer|in|from now)|may now|must now)\b|\bround all (?:figures|numbers|amounts)\b/,
  new RegExp(`${opening}(?:state|say|claim|pretend|repeat|write|report) that\\b`),
  new RegExp(
    `${opening}(?:state|say|claim|pretend|repeat|write|report|answer|tell (?:me|us|them|him|her)(?: that)?) (?:my|our|the|his|her|their|every|each|all|any|it|i|we|he|she|they) (?:\\S+ ){0,4}(?:is|are|was|has|have|holds?|owns?|contains?|shows?) (?:only |now )?\\$?\\d`,
  ),
  new RegExp(
    `${opening}(?:state|say|claim|report|show|list|give|record|treat|count|enter|put) (?:my|our|the|his|her|their|every|each|all|any) (?:\\S+ ){0,4}as \\$?\\d`,
  ),
  new RegExp(
    `${opening}(?:state|say|claim|pretend|report)(?: that)? (?:i|we|he|she|they) (?:\\S+ed|withdrew|bought|sold|own|made|lost|paid|earn|hold|spent) (?:only |now )?\\$?\\d`,
  ),
  new RegExp(
    `${opening}(?:state|say|claim|report|tell (?:me|us|them|him|her))(?: that)? (?:all|every|each|the|my|our) (?:(?!that\\b|which\\b|who\\b)\\w+ ){1,3}(?:is|are|was|were|has|have) (?:all )?\\w+$`,
  ),
  new RegExp(
    `${opening}(?:state|say|claim|report|show|give|record|print|write|put|enter) \\$?\\d\\S* (?:as|for) `,
  ),
  new RegExp(
    `${opening}(?:cite|quote|use|name|reference|mention) (?:\\S+ ){0,4}(?:feeds?|data ?sets?|sources?|citations?|tools?)\\b`,
  ),
  new RegExp(`${opening}(?:cite|citing)\\b(?!.*\\b(?:what|how|which|who)\\b)`),
  /^(?:(?:system|admin|developer) )?(?:(?:a|the|my|your|here is a|this is a) )?(?:new|updated|changed) (?:rules?|instructions?|policy|directives?)(?: for you)?$/,
  new RegExp(
    `${opening}${must} (?:(?:only|always|just|now) )*(?:report|say|state|claim|answer|pretend|confirm|reply|respond|assume|treat)\\b(?!.*\\b(?:what|how|which|who|whether)\\b)`,
  ),
];
