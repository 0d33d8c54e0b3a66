import { describe, expect, it } from 'vitest';
import { listJobExecutions } from '../../src/api/admin/jobs';
import { deleteChat, listChats, sendChat } from '../../src/api/chat';
import { breachesOf } from './requestCheck';

const nothing = { params: {}, query: new URLSearchParams(), text: '' };

describe('a request', () => {
  it('that the contract allows has no breach', () => {
    expect(breachesOf(listChats, nothing)).toEqual([]);
    expect(breachesOf(deleteChat, { ...nothing, params: { id: '7' } })).toEqual([]);
    expect(breachesOf(sendChat, { ...nothing, text: '{"input":"hello"}' })).toEqual([]);
    const query = new URLSearchParams({ page: '1', pageSize: '50' });
    expect(breachesOf(listJobExecutions, { ...nothing, params: { id: '7' }, query })).toEqual([]);
  });

  it.each([
    ['a body of another shape', sendChat, { text: '{"message":"hello"}' }],
    ['a body that is no JSON', sendChat, { text: 'hello' }],
    ['no body where one is wanted', sendChat, {}],
    ['a body where none is wanted', listChats, { text: '{}' }],
    ['a parameter that is not declared', listChats, { query: new URLSearchParams({ colour: 'red' }) }],
    ['a parameter of another kind', listChats, { query: new URLSearchParams({ page: 'two' }) }],
    ['a text for a number in its path', deleteChat, { params: { id: 'seven' } }],
  ])('with %s is a breach', (_what, call, changes) => {
    expect(breachesOf(call, { ...nothing, ...changes })).toHaveLength(1);
  });
});
