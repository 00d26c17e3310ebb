import type { Heading } from '#model/Heading.ts';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import styles from './TableOfContents.module.css';
import { useActiveHeading } from './useActiveHeading.ts';

/** The page's headings, with the one being read marked. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  const t = useTranslate();
  const { active, choose } = useActiveHeading(headings);
  return (
    <nav className={styles.root} aria-label={t('page.tableOfContents')}>
      <p className={styles.title}>{t('page.tableOfContents')}</p>
      <ul>
        {headings.map(({ id, text, level }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              data-level={level}
              aria-current={active === id ? 'location' : undefined}
              onClick={() => choose(id)}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
