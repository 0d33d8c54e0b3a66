import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createGrowingReply } from '../../../../src/user/chat/outbox/growingReply';
import { someHelp } from '../help/someHelp';

let frames: (() => void)[];
beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
});

/** The browser draws what is due. */
const nextFrame = () => {
  for (const draw of frames.splice(0)) draw();
};

function listenTo(reply = createGrowingReply()) {
  const heard = vi.fn();
  const end = reply.subscribe(heard);
  return { reply, heard, end };
}

const say = (text: string) => ({ event: 'delta', text }) as const;

describe('a reply that grows', () => {
  it('is empty at first, and of a message without an id', () => {
    const { reply, heard } = listenTo();
    expect([reply.messageId, reply.text(), reply.help()]).toEqual([null, '', null]);
    expect(heard).not.toHaveBeenCalled();
  });

  it('knows its message from the start, or as soon as that is accepted', () => {
    const reply = createGrowingReply(101);
    expect(reply.messageId).toBe(101);
    reply.hear({ event: 'accepted', userInputChatId: 103 });
    expect(reply.messageId).toBe(103);
  });

  it('is told once a frame, whatever has come by then', () => {
    const { reply, heard } = listenTo();
    reply.hear(say('I '));
    reply.hear(say('hear '));
    expect([reply.text(), frames]).toEqual(['', [expect.any(Function)]]);
    nextFrame();
    expect(reply.text()).toBe('I hear ');
    expect(heard).toHaveBeenCalledTimes(1);
    reply.hear(say('you.'));
    expect(frames).toHaveLength(1);
    nextFrame();
    expect(reply.text()).toBe('I hear you.');
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('stays while it is read again from its start, and goes on from there', () => {
    const { reply, heard } = listenTo();
    reply.hear(say('I hear '));
    nextFrame();
    reply.hear({ event: 'accepted', userInputChatId: 101 });
    reply.hear(say('I '));
    nextFrame();
    expect(reply.text()).toBe('I hear ');
    expect(heard).toHaveBeenCalledTimes(1);
    reply.hear(say('hear you.'));
    nextFrame();
    expect(reply.text()).toBe('I hear you.');
  });

  it('has help at once, and keeps growing', () => {
    const { reply, heard } = listenTo();
    const help = someHelp();
    reply.hear({ event: 'help', help });
    expect(reply.help()).toBe(help);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(frames).toHaveLength(0);
    reply.hear(say('I hear'));
    nextFrame();
    expect([reply.text(), reply.help()]).toEqual(['I hear', help]);
  });

  it('is told to nobody who has stopped listening', () => {
    const { reply, heard, end } = listenTo();
    end();
    reply.hear(say('I'));
    nextFrame();
    expect(reply.text()).toBe('I');
    expect(heard).not.toHaveBeenCalled();
  });
});
