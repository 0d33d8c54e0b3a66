import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ThemeSwitch } from '../../src/ui/theme/ThemeSwitch';

const html = document.documentElement;
const bars = (scheme: string) => document.querySelector<HTMLMetaElement>(`meta[content="${scheme}"]`)?.media;

beforeAll(() => {
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="light" />' +
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="dark" />';
});

let loads = 0;

/** Runs the script of the page's head, as a page load does; another address makes it another module. */
async function loadPage() {
  loads += 1;
  await import(/* @vite-ignore */ `../../src/inline/applyTheme.js?load=${loads}`);
}

describe('the theme', () => {
  beforeEach(() => html.removeAttribute('data-bs-theme'));

  it('follows the system until the person chooses', async () => {
    await loadPage();
    render(<ThemeSwitch />);
    expect(html).not.toHaveAttribute('data-bs-theme');
    expect(screen.getByRole('combobox', { name: 'Appearance' })).toHaveDisplayValue('System');
  });

  it('applies a choice at once and keeps it for the next page load', async () => {
    await loadPage();
    render(<ThemeSwitch />);
    await userEvent.setup().selectOptions(screen.getByRole('combobox'), 'Dark');
    expect(html).toHaveAttribute('data-bs-theme', 'dark');
    expect([bars('light'), bars('dark')]).toEqual(['not all', 'all']);

    html.removeAttribute('data-bs-theme');
    await loadPage();
    expect(html).toHaveAttribute('data-bs-theme', 'dark');
  });

  it('goes back to the system', async () => {
    localStorage.setItem('theme', 'light');
    await loadPage();
    render(<ThemeSwitch />);
    await userEvent.setup().selectOptions(screen.getByRole('combobox'), 'System');
    expect(html).not.toHaveAttribute('data-bs-theme');
    expect(bars('dark')).toBe('(prefers-color-scheme: dark)');
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('follows a choice that was made in another tab', async () => {
    await loadPage();
    render(<ThemeSwitch />);
    localStorage.setItem('theme', 'light');
    fireEvent(window, new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
    expect(html).toHaveAttribute('data-bs-theme', 'light');
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Light');
  });

  it('does without storage where that is blocked, for as long as the page lives', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await loadPage();
    render(<ThemeSwitch />);
    await userEvent.setup().selectOptions(screen.getByRole('combobox'), 'Light');
    expect(html).toHaveAttribute('data-bs-theme', 'light');
  });
});
