import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Presses a button, as soon as it is there. */
export const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** Puts a text behind what a field holds, all at once as a paste does: a letter at a time takes a form far longer. */
export async function enter(user: UserEvent, box: HTMLElement, text: string): Promise<void> {
  await user.click(box);
  await user.paste(text);
}

/** A field of a form, by its label. */
export const field = (label: string) => screen.findByLabelText(label);

/** Where the toasts show. */
export const toastRegion = () => screen.getByRole('region', { name: 'Notifications' });

/** What the toasts say. */
export const notifications = () => within(toastRegion());
