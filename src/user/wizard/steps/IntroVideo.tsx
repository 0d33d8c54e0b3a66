import { ExternalLink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { config } from '../../../shared/config/config';
import { SafeLink } from '../../../ui/SafeLink';
import { playerOf } from './playerOf';
import styles from './Steps.module.css';

/** The intro video, playing by itself (D-53); it waits for the person who has asked for less motion. */
export function IntroVideo({ link }: { link: string }) {
  const [autoplay] = useState(() => !window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [hasFailed, setFailed] = useState(false);
  const player = playerOf(link, config.videoHosts, autoplay);

  if (!player) return <p>The video cannot be shown.</p>;
  if (player.kind === 'media' && !hasFailed) {
    return <MediaFile url={player.url} autoplay={autoplay} onFailed={() => setFailed(true)} />;
  }
  if (player.kind === 'frame') {
    return (
      <iframe
        className={styles.video}
        src={player.url}
        title="Video introduction"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        // The page as a whole names itself to nobody, but YouTube's player refuses visitors from nowhere.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <p>
      {hasFailed && 'The video cannot be played here. '}
      <SafeLink className={styles.watch} href={player.url}>
        Watch the video in a new tab <ExternalLink aria-hidden size={16} />
      </SafeLink>
    </p>
  );
}

interface MediaFileProps {
  url: string;
  autoplay: boolean;
  onFailed(): void;
}

function MediaFile({ url, autoplay, onFailed }: MediaFileProps) {
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const element = video.current;
    if (!autoplay || !element) return;
    // A browser that refuses sound before the first click plays it muted.
    element.play().catch((refusal: unknown) => {
      if (!(refusal instanceof DOMException) || refusal.name !== 'NotAllowedError') return;
      element.muted = true;
      element.play().catch(() => undefined);
    });
  }, [autoplay]);

  return (
    // biome-ignore lint/a11y/useMediaCaption: the contract knows the video's address alone; captions are in the file
    <video
      ref={video}
      className={styles.video}
      src={url}
      autoPlay={autoplay}
      playsInline
      controls
      aria-label="Video introduction"
      onError={onFailed}
    />
  );
}
