import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockStartUp, openWizard } from './startUp';

it('the start-up pages have the logo and Log out around them, and no navigation bar', async () => {
  mockStartUp();
  const { user, session } = await openWizard();
  const header = within(await screen.findByRole('banner'));
  expect(header.getByText('Hearken')).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();

  await user.click(header.getByRole('button', { name: 'Log out' }));
  expect(session.logout).toHaveBeenCalledTimes(1);
});
