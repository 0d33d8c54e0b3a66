/** Where the start-up's intro video is served: our own drawing and four sine tones, made with Chromium and FFmpeg. */
export const introVideo = '/media/intro.webm';

/**
 * A link as others can follow it. Media of our own are stored by their path alone, as this server's address may
 * change; any other link stays as it is.
 *
 * @param origin this server's address
 */
export const onThisServer = (link: string, origin: string): string =>
  link.startsWith('/') ? new URL(link, origin).href : link;

/** HTML whose pictures of our own, e.g. `<img src="/media/lake.svg">`, can be shown anywhere. */
export const withOwnPictures = (html: string, origin: string): string =>
  html.replaceAll(
    /(<img\b[^>]*?\bsrc=")(\/media\/[^"]*)/g,
    (_whole, before: string, path: string) => before + onThisServer(path, origin),
  );
