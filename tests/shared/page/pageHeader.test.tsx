import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PageHeader } from '../../../src/shared/page/PageHeader';

it.each(['beside', 'below'] as const)(
  'a header has its heading, the note %s it, and the actions',
  (noteAt) => {
    render(
      <MemoryRouter>
        <PageHeader
          title="Prospects"
          note="40 prospects"
          noteAt={noteAt}
          actions={<button type="button">Refresh</button>}
        />
      </MemoryRouter>,
    );
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('heading', { level: 1, name: 'Prospects' })).toBeVisible();
    expect(header.getByText('40 prospects')).toBeVisible();
    expect(header.getByRole('button', { name: 'Refresh' })).toBeVisible();
  },
);
