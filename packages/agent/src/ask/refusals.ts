/** Why this API does not answer a question, and what to do instead. */
const refusals: Readonly<Record<string, string>> = {
  advice:
    "Whether this fits the client is for you, or a specialist, to decide. I can look up the figures.",
  forecast:
    "I make no predictions: what a price or a market will do is not on file. I can look up the figures as they are.",
  other_client:
    "I answer about one household here. Start a new conversation for another household.",
  not_about_brokerage: "I answer questions about this household's accounts and about investing.",
  write: "I look things up and prepare; I place no orders and move no money.",
};

export const refusalText = (reason: string): string =>
  refusals[reason] ?? "I answer questions about this household's accounts and about investing.";
