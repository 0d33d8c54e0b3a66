import { isMediaFile, webAddress, youTubeId } from '../../videoAddress';

/** How a video is shown: played by the browser itself, in a frame of its host, or only linked to. */
export interface Player {
  kind: 'media' | 'frame' | 'link';
  url: string;
}

const youTubePlayer = 'www.youtube-nocookie.com';
const vimeoPlayer = 'player.vimeo.com';

/**
 * How to show the intro video (D-53). Watch addresses of YouTube and Vimeo become those of their players. Null for an
 * address that is not of the web.
 *
 * @param hosts those whose players may be framed
 * @param autoplay whether a framed player starts by itself
 */
export function playerOf(link: string, hosts: readonly string[], autoplay: boolean): Player | null {
  const address = webAddress(link);
  if (!address) return null;
  if (isMediaFile(address)) return { kind: 'media', url: address.href };
  const player = playerAddress(address);
  if (!hosts.some((host) => hostOf(host) === player.host)) return { kind: 'link', url: address.href };
  if (autoplay) player.searchParams.set('autoplay', '1');
  return { kind: 'frame', url: player.href };
}

/** A host may be configured with or without its scheme. */
const hostOf = (host: string) => host.replace(/^https?:\/\//, '').replace(/\/.*$/, '');

function playerAddress(address: URL): URL {
  const video = youTubeId(address);
  if (video) return new URL(`https://${youTubePlayer}/embed/${encodeURIComponent(video)}`);
  const vimeo =
    /^(?:www\.)?vimeo\.com$/.test(address.hostname) && /^\/(\d+)(?:\/(\w+))?/.exec(address.pathname);
  if (vimeo) {
    const player = new URL(`https://${vimeoPlayer}/video/${vimeo[1]}`);
    // A video that is not listed has a key of its own.
    if (vimeo[2]) player.searchParams.set('h', vimeo[2]);
    return player;
  }
  return new URL(address);
}
