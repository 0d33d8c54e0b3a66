import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

afterEach(() => document.body.replaceChildren());

function errorOf(query: () => unknown): Error {
  try {
    query();
  } catch (error) {
    return error as Error;
  }
  throw new Error('The query has found something');
}

it('a query that finds nothing says what it looked for, and shows the page', () => {
  document.body.append(Object.assign(document.createElement('p'), { textContent: 'Good morning' }));
  const { message, stack } = errorOf(() => screen.getByRole('button', { name: 'Send' }));
  expect(message).toContain('Unable to find an accessible element with the role "button" and name "Send"');
  expect(message).toContain('Good morning');
  expect(stack).toContain('lateElementError.test');
});

it('a query that is waited for does so too, when the time is over', async () => {
  document.body.append('Good evening');
  const late = screen.findByText('Good night', {}, { timeout: 1 });
  await expect(late).rejects.toThrow('text: Good night');
  await expect(late).rejects.toThrow('Good evening');
});
