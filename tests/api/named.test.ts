import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { AdminUser } from '../../src/api/admin/users';
import { NewsItem } from '../../src/api/news';

const person = {
  id: 'auth0|1',
  name: 'Ann',
  email: 'ann@example.com',
  createdAt: '2026-03-01T09:30:00.000Z',
  numberOfSessions: 0,
  roles: [],
};

const item = {
  id: 1,
  title: 'Hello',
  content: '',
  author: 'Ann',
  createdAt: person.createdAt,
  isRead: false,
};

describe('what a server has no name for', () => {
  it.each([
    ['Hello', 'Hello'],
    ['', 'Untitled'],
    ['  ', 'Untitled'],
  ])('has one all the same: “%s” is %s', (title, name) => {
    expect(v.parse(NewsItem, { ...item, title }).title).toBe(name);
  });

  it.each([
    ['Ann', 'ann@example.com', 'Ann'],
    [' ', 'ann@example.com', 'ann@example.com'],
    ['', '', 'Somebody'],
  ])('is called by the e-mail address if it is a person: “%s”, “%s”', (name, email, called) => {
    expect(v.parse(AdminUser, { ...person, name, email }).name).toBe(called);
  });
});
