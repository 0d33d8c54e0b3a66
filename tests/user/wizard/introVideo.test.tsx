import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { getIntroVideo, markIntroVideoWatched } from '../../../src/api/introVideo';
import { createDeferred } from '../../../src/auth/deferred';
import { playerOf } from '../../../src/user/wizard/steps/playerOf';
import { toastRegion } from '../../support/controls';
import { fault, mock } from '../../support/mocks';
import { heading, mockStartUp, nextButton, openStep, previousButton } from './startUp';

const open = () => openStep('introVideoOk', 'Video introduction');
const video = () => screen.findByLabelText<HTMLVideoElement>('Video introduction', { selector: 'video' });

/** The frame that is named like the step. */
function expectFrame(): HTMLIFrameElement {
  const frame = screen.getAllByTitle('Video introduction').find((each) => each instanceof HTMLIFrameElement);
  if (!frame) throw new Error('There is no frame');
  return frame as HTMLIFrameElement;
}

/** The browser lets videos with sound begin only after the person has done something. */
function refuseSound() {
  vi.mocked(HTMLMediaElement.prototype.play).mockImplementation(function (this: HTMLMediaElement) {
    return this.muted ? Promise.resolve() : Promise.reject(new DOMException('', 'NotAllowedError'));
  });
}

describe('the video step', () => {
  it('plays the media file by itself, with controls', async () => {
    const { video: asked } = mockStartUp();
    await open();
    const element = await video();
    expect(element).toHaveAttribute('src', 'https://media.example/intro.webm');
    expect(element).toHaveAttribute('autoplay');
    expect(element).toHaveAttribute('playsinline');
    expect(element).toHaveAttribute('controls');
    expect(element.muted).toBe(false);
    expect(asked.received).toHaveLength(1);
  });

  it('plays it muted when the browser refuses sound', async () => {
    mockStartUp();
    refuseSound();
    await open();
    const element = await video();
    await waitFor(() => expect(element.muted).toBe(true));
    expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(2);
  });

  it('links to a media file that cannot be played', async () => {
    mockStartUp();
    await open();
    (await video()).dispatchEvent(new Event('error'));
    const link = await screen.findByRole('link', { name: 'Watch the video in a new tab' });
    expect(link).toHaveAttribute('href', 'https://media.example/intro.webm');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it("frames a known host's player, which learns where it is shown", async () => {
    mockStartUp();
    mock(getIntroVideo, { link: 'https://www.youtube.com/watch?v=abc123' });
    await open();
    const frame = await waitFor(() => expectFrame());
    expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/abc123?autoplay=1');
    expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    expect(frame.getAttribute('allow')).toContain('autoplay');
  });

  it('links to any other address, in a new tab', async () => {
    mockStartUp();
    mock(getIntroVideo, { link: 'https://elsewhere.example/welcome' });
    await open();
    const link = await screen.findByRole('link', { name: 'Watch the video in a new tab' });
    expect(link).toHaveAttribute('href', 'https://elsewhere.example/welcome');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it.each(['javascript:alert(1)', 'not an address'])('shows no %s', async (link) => {
    mockStartUp();
    mock(getIntroVideo, { link });
    await open();
    expect(await screen.findByText('The video cannot be shown.')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('says so when there is none', async () => {
    mockStartUp();
    fault(getIntroVideo, { status: 404 });
    await open();
    expect(await screen.findByText('There is no video at the moment.')).toBeVisible();
    expect(toastRegion()).toBeEmptyDOMElement();
  });

  it('offers another try when it could not be loaded, and never holds the person up', async () => {
    const { watched } = mockStartUp();
    fault(getIntroVideo, { status: 500 });
    const { user, next } = await open();
    expect(await screen.findByRole('heading', { name: 'The video could not be loaded' })).toBeVisible();
    mock(getIntroVideo, { link: 'https://media.example/intro.webm' });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await video()).toBeVisible();
    expect(document.activeElement).not.toBe(document.body);
    await next();
    await heading('Thanks');
    expect(watched.received).toHaveLength(1);
  });
});

describe('Next on the video step', () => {
  it('notes once that the video was watched', async () => {
    const { watched } = mockStartUp();
    const { user, next } = await open();
    await next();
    await heading('Thanks');
    await user.click(previousButton());
    await heading('Video introduction');
    await next();
    await heading('Thanks');
    expect(watched.received).toHaveLength(1);
  });

  it('is busy meanwhile and sends once', async () => {
    mockStartUp();
    const hanging = fault(markIntroVideoWatched, { hangs: true });
    const { user } = await open();
    await user.click(nextButton());
    expect(nextButton()).toHaveAttribute('aria-busy', 'true');
    await user.click(nextButton());
    expect(hanging.received).toHaveLength(1);
  });

  it('tells of a failure and stays, and goes on with the next try', async () => {
    mockStartUp();
    fault(markIntroVideoWatched, { status: 500 });
    const { next } = await open();
    await next();
    expect(await screen.findByText(/could not connect to the server/)).toBeVisible();
    expect(await heading('Video introduction')).toBeVisible();
    mock(markIntroVideoWatched);
    await next();
    expect(await heading('Thanks')).toBeVisible();
  });

  it('takes nobody on who has gone back meanwhile', async () => {
    mockStartUp();
    const answer = createDeferred<null>();
    mock(markIntroVideoWatched, () => answer.promise);
    const { user, router, queryClient } = await open();
    await user.click(nextButton());
    await user.click(previousButton());
    await heading('Welcome');
    answer.resolve(null);
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(router.location.state).toEqual({ step: 'welcome' });
    expect(await heading('Welcome')).toBeVisible();
  });
});

describe('the player of a video', () => {
  const hosts = ['www.youtube-nocookie.com', 'player.vimeo.com', 'https://videos.example:8443'];

  it.each([
    ['https://youtu.be/abc123', 'https://www.youtube-nocookie.com/embed/abc123?autoplay=1'],
    ['https://www.youtube.com/shorts/abc123', 'https://www.youtube-nocookie.com/embed/abc123?autoplay=1'],
    ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456?autoplay=1'],
    ['https://vimeo.com/123456/a1b2', 'https://player.vimeo.com/video/123456?h=a1b2&autoplay=1'],
    ['https://player.vimeo.com/video/1?h=x', 'https://player.vimeo.com/video/1?h=x&autoplay=1'],
    ['https://videos.example:8443/play/3', 'https://videos.example:8443/play/3?autoplay=1'],
  ])('for %s is the frame %s', (link, url) => {
    expect(playerOf(link, hosts, true)).toEqual({ kind: 'frame', url });
  });

  it('does not begin by itself for those who have asked for less motion', () => {
    expect(playerOf('https://vimeo.com/1', hosts, false)).toEqual({
      kind: 'frame',
      url: 'https://player.vimeo.com/video/1',
    });
  });

  it('is the browser for a media file, wherever it is', () => {
    expect(playerOf('http://localhost:5174/media/intro.mp4', hosts, true)).toEqual({
      kind: 'media',
      url: 'http://localhost:5174/media/intro.mp4',
    });
  });

  it('is none where the host is not one of those that may be framed', () => {
    expect(playerOf('https://youtu.be/abc123', ['player.vimeo.com'], true)?.kind).toBe('link');
    expect(playerOf('https://vimeo.com/about', hosts, true)?.kind).toBe('link');
    expect(playerOf('data:text/html,x', hosts, true)).toBeNull();
  });
});
