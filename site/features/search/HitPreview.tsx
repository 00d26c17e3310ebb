import type { SearchHit } from '#model/search/SearchHit.ts';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import styles from './HitPreview.module.css';
import { Marked } from './Marked.tsx';

/** What a result says, beside the list; the option itself says the same to a screen reader. */
export function HitPreview({ hit }: { hit: SearchHit }) {
  const t = useTranslate();
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
