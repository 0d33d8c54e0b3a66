import { describe, expect, it } from 'vitest';
import { greet } from '../../../../server/assistant/coach/greet';

const base = { name: 'Ada Berg', language: 'en', turn: 0 };

describe('greeting', () => {
  it('knows the first time from the others', () => {
    expect(greet({ ...base, lastSession: null })).toMatch(/^Hello, Ada and welcome/);
    expect(greet({ ...base, lastSession: [] })).toBe('Welcome back, Ada. How are you today?');
    expect(greet({ ...base, lastSession: ['my boss', 'my job', 'my mum'] })).toContain(
      'we spoke about your work',
    );
  });

  it('comes back to what lay ahead', () => {
    expect(greet({ ...base, lastSession: ['My boss', 'I have an interview on Tuesday'] })).toBe(
      'Welcome back, Ada. Last time the interview still lay ahead of you. How was it, or is it yet to come?',
    );
    expect(greet({ ...base, language: 'de', lastSession: ['Am Freitag ist die Prüfung'] })).toContain(
      'die Prüfung',
    );
  });

  it('remembers before all else who died', () => {
    const lastSession = ['My mum died', 'The funeral is on Friday'];
    expect(greet({ ...base, lastSession })).toContain('your mum');
    expect(greet({ ...base, lastSession })).not.toContain('funeral');
  });

  it('leaves out a name that is an e-mail address', () => {
    expect(greet({ ...base, name: 'ada@example.com', lastSession: [] })).toBe(
      'Welcome back. How are you today?',
    );
  });
});
