import { type ComponentProps, useDeferredValue } from 'react';
import { SafeHtml } from '../SafeHtml';
import { ScrollRegion } from '../ScrollRegion';
import styles from './HtmlField.module.css';
import { TextArea } from './TextArea';

interface HtmlFieldProps extends Omit<ComponentProps<typeof TextArea>, 'help' | 'className'> {
  /** What is in the field, for the preview: the form's `watch(name)`. */
  html: string;
}

/** HTML to write, with a look at what people will read. */
export function HtmlField({ html, ...field }: HtmlFieldProps) {
  const shown = useDeferredValue(html);
  return (
    <div className={styles.columns}>
      <TextArea
        spellCheck
        help="HTML: the preview shows what people will read."
        {...field}
        className={styles.text}
      />
      <div>
        <h3 className={styles.previewTitle}>Preview</h3>
        <ScrollRegion label="Preview" className={styles.preview}>
          {shown.trim() === '' ? (
            <p className={styles.nothing}>Nothing to read yet.</p>
          ) : (
            <SafeHtml html={shown} />
          )}
        </ScrollRegion>
      </div>
    </div>
  );
}
