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
  /** Whether a model's server sent it piece by piece. */
  isStreamed?: boolean;
}

/** A conversation that waits for its next turn, and how to hear of it while it comes. */
export interface AssistantRequest {
  /** Ends with the person's message. */
  messages: readonly Message[];
  /** The person's preferred language, e.g. `da`. */
  language: string;
  /** Gives up: nobody waits for the reply any more. */
  signal?: AbortSignal;
  /** Hears each piece of the reply as it comes, never of what the model thinks to itself. */
  onText?(piece: string): void;
}

/** Who answers the person: the built-in coach, or a language model elsewhere. */
export interface Assistant {
  /** The language model that answers; none for the built-in coach, which follows rules. */
  readonly model?: string;
  /**
   * Answers a conversation. The pieces that `onText` has heard make up the text of the reply.
   *
   * @throws AssistantFailure when no answer is to be had
   * @throws what `signal` was given up with
   */
  reply(request: AssistantRequest): Promise<AssistantReply>;
}

/** `filtered`: the model's provider let no answer through on account of what was said. */
export type FailureReason = 'filtered' | 'failed';

/** The assistant could not answer; the message says why, for the server's log. */
export class AssistantFailure extends Error {
  override name = 'AssistantFailure';
  readonly reason: FailureReason;

  constructor(
    message: string,
    { reason = 'failed', cause }: { reason?: FailureReason; cause?: unknown } = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.reason = reason;
  }
}
