import type { PromptVersionList } from '../../api/admin/prompts';

/** Whether the assistant pays no heed to a prompt; a server that does not say is believed to send it. */
export const isUnread = (list: PromptVersionList | undefined): boolean =>
  list?.assistant?.readsPrompt === false;
