import { expect, it } from 'vitest';
import { formatHeaders, type HeaderRule, headersFor, parseHeaders } from '../../../server/site/headersFile';

const rules: HeaderRule[] = [
  { pattern: '/*', headers: { 'X-Everywhere': "default-src 'none'; img-src https:", 'X-Kept': 'never' } },
  { pattern: '/assets/*', headers: { 'X-Kept': 'long' } },
  { pattern: '/index.html', headers: { 'X-Page': 'yes' } },
];

it('reads what it wrote', () => {
  expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
});

it('skips comments and empty lines', () => {
  expect(parseHeaders('# who may frame\n\n/*\n  # nobody\n  X-Frame: none\n')).toEqual([
    { pattern: '/*', headers: { 'X-Frame': 'none' } },
  ]);
});

it('joins the rules that match a path; the later one wins', () => {
  expect(headersFor(rules, '/assets/a.js')).toMatchObject({ 'X-Kept': 'long' });
  expect(headersFor(rules, '/assets/a.js')).not.toHaveProperty('X-Page');
  expect(headersFor(rules, '/index.html')).toMatchObject({ 'X-Kept': 'never', 'X-Page': 'yes' });
});
