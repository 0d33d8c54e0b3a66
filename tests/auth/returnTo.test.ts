import { describe, expect, it } from 'vitest';
import { sanitizeReturnTo } from '../../src/auth/returnTo';

describe('the target after a login', () => {
  it.each(['/', '/chat', '/profile/questions?tab=2#end', '/admin/users?search=a%20b'])(
    'may be a path of this site: %s',
    (target) => {
      expect(sanitizeReturnTo(target)).toBe(target);
    },
  );

  it.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/chat\\..\\x',
    'javascript:alert(1)',
    '/\n/elsewhere.example',
    'chat',
    '',
    undefined,
    { toString: () => '/chat' },
  ])('is the home page instead of anything else: %s', (target) => {
    expect(sanitizeReturnTo(target)).toBe('/');
  });
});
