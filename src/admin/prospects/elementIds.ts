/** The ids of what the focus moves to on the prospects screen, and of what it comes from. */
export const refreshId = 'prospects-refresh';
export const actionsId = (id: number) => `prospect-${id}`;
export const removeButtonId = (id: number) => `prospect-${id}-remove`;
export const inviteSelectedId = 'prospects-invite-selected';
