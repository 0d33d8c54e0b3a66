import { describe, expect, it, vi } from 'vitest';
import { checkLogin, loginProblem } from '../../src/auth/loginProblem';
import { MissingCode } from '../../src/ui/loadOrReload';

const forbidCookies = () => vi.spyOn(document, 'cookie', 'get').mockReturnValue('');

describe('what a person can do about a failed login', () => {
  it.each([
    [
      'Expiration Time (exp) claim error in the ID token; current time (Mon) is after expiration time (Sun)',
      'clock',
    ],
    [
      "Not Before time (nbf) claim in the ID token indicates that this token can't be used just yet. Current time (Mon) is before Tue",
      'clock',
    ],
    ['Failed to fetch', 'unreachable'],
    ['Timeout', 'unreachable'],
    ['Invalid state', 'other'],
  ])('is told by its words: %s', (message, problem) => {
    expect(loginProblem(new Error(message))).toBe(problem);
  });

  it('is that the service cannot be reached, where the code for it did not come', () => {
    expect(loginProblem(new MissingCode('Code did not come'))).toBe('unreachable');
  });

  it('is told by what the browser lacks, whatever the words are', () => {
    const error = new Error('Invalid state');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(loginProblem(error)).toBe('offline');
    forbidCookies();
    expect(loginProblem(error)).toBe('cookies');
    vi.stubGlobal('crypto', {});
    expect(loginProblem(error)).toBe('insecure');
    vi.unstubAllGlobals();
  });
});

describe('a login that would fail on its way back', () => {
  it('is not begun without cookies', () => {
    expect(checkLogin).not.toThrow();
    forbidCookies();
    expect(checkLogin).toThrow('Cookies are not allowed');
  });
});
