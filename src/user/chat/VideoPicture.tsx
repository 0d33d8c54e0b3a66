import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import styles from './Entry.module.css';
import { pictureOf } from './pictureOf';

/** A picture taken from a video's address (spec 2; D-26). It links to nothing. */
export function VideoPicture({ url }: { url: string }) {
  const [hasFailed, setFailed] = useState(false);
  const picture = pictureOf(url);

  if (hasFailed || !picture) {
    return (
      <div className={`${styles.picture} ${styles.missing}`}>
        <ImageOff aria-hidden size={28} />
        <span>The picture of this video is not available.</span>
      </div>
    );
  }
  if (picture.kind === 'firstFrame') {
    return (
      <video
        className={styles.picture}
        src={picture.url}
        muted
        playsInline
        preload="metadata"
        aria-label="Picture of a video"
        onError={() => setFailed(true)}
      />
    );
  }
  return (
    <img
      className={styles.picture}
      src={picture.url}
      alt="Taken from a video"
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  );
}
