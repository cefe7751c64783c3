import { heard } from "../route/words.ts";
import type { Reply } from "./reply.ts";

const who =
  /\b(?:which|what) (?:person|people|client|spouse|partner|member|family member|sibling|1 of us|one of us)\b|^(?:(?:and|so|ok) )*who(?:'s|s)? (?:has|holds|owns|keeps|is|worth|of (?:them|us))\b/i;

/** Where the question asks by person, that the figures are by account: a joint account is nobody's alone. */
export function toldByAccount(told: Reply, said: string, accounts: number): Reply {
  const isByPerson = accounts > 1 && [said, heard(said)].some((one) => who.test(one));
  return isByPerson
    ? { ...told, text: `By account, for no figure on file is by person. ${told.text}` }
    : told;
}
