/** A token is about four characters of European text. */
const charactersPerToken = 4;

/** About how many tokens a language model counts in a text. */
export const estimateTokens = (text: string): number => Math.ceil(text.length / charactersPerToken);
