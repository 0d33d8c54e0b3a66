import { describe, expect, it } from 'vitest';
import { pictureOf } from '../../../src/user/chat/pictureOf';

describe('the picture of a video', () => {
  it.each([
    'https://www.youtube.com/watch?v=abc123&t=4',
    'https://youtu.be/abc123',
    'https://www.youtube-nocookie.com/embed/abc123',
    'https://m.youtube.com/shorts/abc123',
  ])('is the public thumbnail for %s', (address) => {
    expect(pictureOf(address)).toEqual({ kind: 'image', url: 'https://i.ytimg.com/vi/abc123/hqdefault.jpg' });
  });

  it('is the first frame of a media file', () => {
    expect(pictureOf('https://media.example/calm.MP4?v=2')).toEqual({
      kind: 'firstFrame',
      url: 'https://media.example/calm.MP4?v=2',
    });
  });

  it('is the address itself otherwise', () => {
    expect(pictureOf('https://media.example/calm.svg')).toEqual({
      kind: 'image',
      url: 'https://media.example/calm.svg',
    });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'not an address', ''])('is none for %s', (address) => {
    expect(pictureOf(address)).toBeNull();
  });
});
