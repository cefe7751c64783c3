/** True when the words refer to the previous turn, whatever else they say. */
export const refersBack = (clause: string): boolean =>
  /^\W*(?:and|but|or|also|then|what about|how about|only|just|same|now)\b|^\W*(?:show|give|list|what are)(?: me)? the trades\W*$/i.test(
    clause,
  );
