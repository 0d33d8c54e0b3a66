import type { SessionData } from '../../../api/admin/sessionData';

/** The id of the reported message of a session under review, for moving the focus to it. */
export const reportedMessageId = 'reported-message';

/** Whether a session still holds the message of this id. */
export const holdsMessage = ({ SessionModules }: SessionData, chatId: number): boolean =>
  SessionModules.some(({ Chats }) => Chats.some(({ Id }) => Id === chatId));
