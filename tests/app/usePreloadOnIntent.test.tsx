import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePreloadOnIntent } from '../../src/app/usePreloadOnIntent';

const preload = vi.fn<(path: string) => void>();

function Links() {
  usePreloadOnIntent(preload);
  return (
    <>
      <a href="/admin/users?page=2">
        <span>Users</span>
      </a>
      <a href="/admin/news">News</a>
      <a href="https://elsewhere.example/admin">Elsewhere</a>
      <a href="/costs" target="_blank" rel="noreferrer">
        Another tab
      </a>
      <a href={window.location.pathname}>This very page</a>
    </>
  );
}

const come = (name: string, pointerType = 'mouse') =>
  fireEvent.pointerOver(screen.getByText(name), { pointerType });
const rest = () => vi.advanceTimersByTime(60);

beforeEach(() => {
  vi.useFakeTimers();
  preload.mockClear();
  render(<Links />);
});
afterEach(() => {
  vi.useRealTimers();
});

test('what a link leads to is loaded once the pointer rests on it', () => {
  come('Users');
  expect(preload).not.toHaveBeenCalled();
  rest();
  expect(preload.mock.calls).toEqual([['/admin/users']]);
});

test('what a link leads to is loaded once the focus has come to it', () => {
  screen.getByText('News').focus();
  rest();
  expect(preload.mock.calls).toEqual([['/admin/news']]);
});

test('nothing is loaded that the pointer only passes', () => {
  come('Users');
  vi.advanceTimersByTime(20);
  come('News');
  rest();
  expect(preload.mock.calls).toEqual([['/admin/news']]);
});

test('nothing is loaded for a touch', () => {
  come('Users', 'touch');
  rest();
  expect(preload).not.toHaveBeenCalled();
});

test.each(['Elsewhere', 'Another tab', 'This very page'])('nothing is loaded for the link ‘%s’', (name) => {
  come(name);
  rest();
  expect(preload).not.toHaveBeenCalled();
});

test('nothing is loaded for somebody who saves data', () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  come('Users');
  rest();
  expect(preload).not.toHaveBeenCalled();
});
