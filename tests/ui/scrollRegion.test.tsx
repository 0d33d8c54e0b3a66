import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ScrollRegion } from '../../src/ui/ScrollRegion';

it('a region that scrolls has a name, and the keyboard reaches it', async () => {
  render(<ScrollRegion label="Text of the terms">Long</ScrollRegion>);
  await userEvent.setup().tab();
  expect(screen.getByRole('region', { name: 'Text of the terms' })).toHaveFocus();
});
