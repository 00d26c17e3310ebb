import { use, useState } from 'react';
import { languageHref } from '#model/languageHref.ts';
import { siteConfig } from 'virtual:docs/config';
import { SnapshotStyleSheet } from '#site/features/demo/SnapshotStyleSheet.tsx';
import { useLanguage, useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { PrerenderContext } from '#site/platform/PrerenderContext.ts';
import { Miniature } from './Miniature.tsx';
import styles from './OverviewPage.module.css';

/** The four products side by side: what each is for, what it looks like, how to begin. */
export function OverviewPage() {
  const t = useTranslate();
  const language = useLanguage();
  const prerendered = use(PrerenderContext);
  const [snapshotStyles] = useState(prerendered?.snapshotStyles ?? { ids: [], css: '' });
  return (
    <div className={styles.root}>
      <SnapshotStyleSheet styles={snapshotStyles} />
      <header className={styles.head}>
        <h1>{t('overview.headline')}</h1>
        <p>{t('overview.lead')}</p>
      </header>
      {siteConfig.products.map(({ id, folder, name, path, tagline, written }) => (
        <section key={id} className={styles.product} aria-labelledby={id}>
          <div className={styles.text}>
            <h2 id={id}>{name}</h2>
            <p>{tagline[language]}</p>
            <ul>
              {[1, 2, 3].map((point) => (
                <li key={point}>{t(`overview.points.${folder}.${point}`)}</li>
              ))}
            </ul>
            {written && (
              <a className={styles.open} href={languageHref(path, language)}>
                {t('overview.open', { name })}
              </a>
            )}
          </div>
          <Miniature folder={folder} name={name} />
        </section>
      ))}
      <aside className={styles.plans}>
        <p>{t('overview.community')}</p>
        <a href={languageHref('/x/introduction/licensing', language)}>{t('overview.plans')}</a>
      </aside>
    </div>
  );
}
