import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { FeedbackTabs } from '../../../src/admin/feedback/FeedbackTabs';

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <FeedbackTabs />
    </MemoryRouter>,
  );

const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);

describe('the tabs of the feedback', () => {
  it('lead to its three parts', () => {
    open('/admin/feedback/generic');
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Generic', '/admin/feedback/generic'],
      ['Conversation', '/admin/feedback/conversation'],
      ['Scores', '/admin/feedback/scores'],
    ]);
  });

  it.each([
    ['/admin/feedback/generic', 'Generic'],
    ['/admin/feedback/generic/7', 'Generic'],
    ['/admin/feedback/conversation?page=2', 'Conversation'],
    ['/admin/feedback/conversation/7', 'Conversation'],
    ['/admin/feedback/scores', 'Scores'],
  ])('on %s highlight %s alone', (path, name) => {
    open(path);
    expect(current()).toEqual([name]);
  });
});
