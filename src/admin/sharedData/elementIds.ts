/** The ids of what the focus moves to on the screen of the shared data. */
export const listTitleId = 'shared-data-accounts';
export const sessionTitleId = 'shared-data-session';
/** The page as a whole, as the back-office's frame has it. */
export const pageId = 'page';
