/** The start of a request, with what people say before it. */
export const politely =
  "^\\W*(?:(?:please|now|ok|okay|yes|then|and|also|can you|could you|would you|i want to|i want you to|i'd like to|let's|go ahead and|just)[ ,]+)*";
