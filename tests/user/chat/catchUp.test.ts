import { describe, expect, it } from 'vitest';
import { withEnd } from '../../../src/user/chat/catchUp';
import { answered, conversation, said } from '../../support/conversation';

const [first, second, third, fourth] = conversation as [never, never, never, never];
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe('a conversation with its end read again', () => {
  it('is the very same where nothing has changed', () => {
    expect(withEnd(conversation, copy([third, fourth]), false)).toBe(conversation);
    expect(withEnd(conversation, copy(conversation), true)).toBe(conversation);
  });

  it('has what is new behind what it had, which is kept as it is', () => {
    const fifth = said(5, 'Tomorrow');
    const all = withEnd(conversation, copy([third, fourth, fifth]), false);
    expect(all).toEqual([...conversation, fifth]);
    expect(all?.[3]).toBe(fourth);
  });

  it('loses what is gone', () => {
    expect(withEnd(conversation, [first, second], true)).toEqual([first, second]);
    expect(withEnd(conversation, [second, answered(9, 'Hello')], false)).toEqual([
      first,
      second,
      answered(9, 'Hello'),
    ]);
    expect(withEnd(conversation, [], true)).toEqual([]);
  });

  it('is not known where something is missing in between', () => {
    expect(withEnd(conversation, [said(50, 'Much later')], false)).toBeNull();
  });
});
