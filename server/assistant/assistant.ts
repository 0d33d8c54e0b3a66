/** One message of a conversation in the language-model protocols' own words. */
export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface Usage {
  promptTokens: number;
  completionTokens: number;
  totalTokens: number;
}

export interface AssistantReply {
  text: string;
  /** Why the text ends, e.g. `stop` or `length`. */
  finishReason: string;
  usage: Usage;
}

/** Who answers the person: the built-in coach, or a language model elsewhere. */
export interface Assistant {
  /**
   * Answers a conversation that ends with the person's message.
   *
   * @param request.language the person's preferred language, e.g. `da`
   * @throws AssistantFailure when no answer is to be had
   */
  reply(request: { messages: readonly Message[]; language: string }): Promise<AssistantReply>;
}

/** The assistant could not answer; the message says why, for the server's log. */
export class AssistantFailure extends Error {
  override name = 'AssistantFailure';
}
