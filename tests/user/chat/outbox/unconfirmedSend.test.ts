import { describe, expect, it } from 'vitest';
import { forgetDraftsOfOthers, writeDraft } from '../../../../src/shared/drafts/drafts';
import {
  hasArrived,
  readUnconfirmedSend,
  writeUnconfirmedSend,
} from '../../../../src/user/chat/outbox/unconfirmedSend';
import { answered, said } from '../../../support/conversation';

const userId = 'auth0|ann';
const send = { text: 'Tomorrow', afterId: 4, isReplay: false };

describe('an unconfirmed send', () => {
  it('is kept until its outcome is known, for its own person', () => {
    forgetDraftsOfOthers(userId);
    expect(readUnconfirmedSend(userId)).toBeNull();
    writeUnconfirmedSend(userId, send);
    expect(readUnconfirmedSend(userId)).toEqual(send);
    expect(readUnconfirmedSend('auth0|bob')).toBeNull();
    writeUnconfirmedSend(userId, null);
    expect(readUnconfirmedSend(userId)).toBeNull();
  });

  it('is none where something else is stored in its place', () => {
    forgetDraftsOfOthers(userId);
    for (const stored of ['no JSON', '{}', '{"text":"Tomorrow"}']) {
      writeDraft(userId, 'prompt.sending', stored);
      expect(readUnconfirmedSend(userId)).toBeNull();
    }
  });
});

describe('a message has arrived', () => {
  it.each([
    ['where the conversation has it, newer than the send', [said(5, 'Tomorrow')], true],
    ['not where it is older', [said(4, 'Tomorrow')], false],
    ['not where only another is newer', [said(5, 'Next week')], false],
    ['not where the assistant said so', [answered(5, 'Tomorrow')], false],
    ['not where there is nothing', [], false],
    ['where it stands among others', [answered(6, 'Tomorrow'), said(7, 'Tomorrow'), said(8, 'x')], true],
  ])('%s', (_what, entries, expected) => expect(hasArrived(send, entries)).toBe(expected));

  it('never in an entry of its kind without a text, nor in a text of another kind', () => {
    expect(hasArrived(send, [{ id: 5, renderer: 'UserInput', data: {} }])).toBe(false);
    expect(hasArrived(send, [{ id: 5, renderer: 'Note', data: { text: 'Tomorrow' } }])).toBe(false);
  });
});
