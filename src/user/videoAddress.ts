const mediaFile = /\.(mp4|webm|ogg|ogv|mov|m4v)$/i;

/** An address of the web, or null for anything else. */
export function webAddress(address: string): URL | null {
  try {
    const url = new URL(address);
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

/** Whether the address names a file that a video element plays. */
export const isMediaFile = ({ pathname }: URL): boolean => mediaFile.test(pathname);

/** The id of a YouTube video, however its address is written; null for other addresses. */
export function youTubeId({ hostname, pathname, searchParams }: URL): string | null {
  if (hostname === 'youtu.be') return pathname.slice(1).split('/')[0] || null;
  if (!/^(www\.|m\.|music\.)?youtube(-nocookie)?\.com$/.test(hostname)) return null;
  return searchParams.get('v') ?? /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(pathname)?.[1] ?? null;
}
