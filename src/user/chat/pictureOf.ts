import { isMediaFile, webAddress, youTubeId } from '../videoAddress';

export interface Picture {
  kind: 'image' | 'firstFrame';
  url: string;
}

/**
 * The picture for a video's address (D-26): YouTube's public thumbnail, the first frame of a media file, or the
 * address itself. Null for an address that is not of the web.
 */
export function pictureOf(address: string): Picture | null {
  const url = webAddress(address);
  if (!url) return null;
  const id = youTubeId(url);
  if (id) return { kind: 'image', url: `https://i.ytimg.com/vi/${encodeURIComponent(id)}/hqdefault.jpg` };
  return { kind: isMediaFile(url) ? 'firstFrame' : 'image', url: url.href };
}
