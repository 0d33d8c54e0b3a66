import type { NewsItem } from '../../api/news';
import { config } from '../../shared/config/config';
import { DateTime } from '../../ui/DateTime';
import { SafeHtml } from '../../ui/SafeHtml';
import styles from './NewsArticle.module.css';

// Pictures may be kept beside the API, whose address need not be https on a developer's machine.
const imageOrigins = [new URL(config.apiUrl, window.location.origin).origin];

/** One item of news: title, author, date and content (spec 2, News screen; NEWS-005 to 007). */
export function NewsArticle({ item }: { item: NewsItem }) {
  const { title, author, createdAt, content } = item;
  return (
    <article className={styles.article}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.byline}>
        {author.trim() !== '' && `by ${author}, `}
        <DateTime iso={createdAt} />
      </p>
      <SafeHtml className={styles.content} html={content} images={imageOrigins} />
    </article>
  );
}
