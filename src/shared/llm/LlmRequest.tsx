import { LlmText } from './LlmText';

interface Message {
  role: string;
  content: string;
}

/** What a language model was asked, message by message. */
export function LlmRequest({ messages }: { messages: readonly Message[] }) {
  return messages.map(({ role, content }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <LlmText key={index} name={role} text={content} />
  ));
}
