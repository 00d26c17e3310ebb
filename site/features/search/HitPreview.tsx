import type { SearchHit } from '#search/SearchHit.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import styles from './HitPreview.module.css';
import { Marked } from './Marked.tsx';

/** The active result in full, beside the list; screen readers get the same from the option. */
export function HitPreview({ hit }: { hit: SearchHit }) {
  const t = useMessages();
  const owner = hit.trail.at(-1);
  return (
    <div className={styles.root} aria-hidden="true">
      <p className={styles.kind}>
        {t(`search.kinds.${hit.kind}`)}
        {owner && ` · ${owner}`}
      </p>
      <p className={styles.title}>
        <Marked {...hit.title} />
      </p>
      {hit.type && (
        <code className={styles.type} dir="ltr">
          {hit.type}
        </code>
      )}
      {hit.text.text && (
        <p className={styles.text}>
          <Marked {...hit.text} />
        </p>
      )}
    </div>
  );
}
