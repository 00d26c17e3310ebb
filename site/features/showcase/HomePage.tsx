import { use, useState } from 'react';
import { languageHref } from '#model/languageHref.ts';
import { siteConfig } from 'virtual:docs/config';
import { SnapshotStyleSheet } from '#site/features/demo/SnapshotStyleSheet.tsx';
import { useLanguage, useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { PrerenderContext } from '#site/platform/PrerenderContext.ts';
import styles from './HomePage.module.css';
import { Miniature } from './Miniature.tsx';

/** The front door: what the library is, shown by the library itself. */
export function HomePage() {
  const t = useTranslate();
  const language = useLanguage();
  const prerendered = use(PrerenderContext);
  const [snapshotStyles] = useState(prerendered?.snapshotStyles ?? { ids: [], css: '' });
  return (
    <div className={styles.root}>
      <SnapshotStyleSheet styles={snapshotStyles} />
      <section className={styles.hero}>
        <h1>{t('home.headline')}</h1>
        <p>{t('home.lead')}</p>
        <div className={styles.actions}>
          <a
            className={styles.primary}
            href={languageHref('/x/introduction/installation', language)}
          >
            {t('home.start')}
          </a>
          <a className={styles.secondary} href={languageHref('/x', language)}>
            {t('home.browse')}
          </a>
        </div>
      </section>
      <section className={styles.products} aria-label={t('shell.products')}>
        {siteConfig.products.map(({ id, folder, name, path, tagline, written }) => (
          <article key={id} className={styles.product} data-product={folder}>
            <Miniature folder={folder} name={name} />
            <div className={styles.caption}>
              <h2>{written ? <a href={languageHref(path, language)}>{name}</a> : name}</h2>
              <p>{tagline[language]}</p>
            </div>
          </article>
        ))}
      </section>
      <p className={styles.note}>{t('home.liveNote')}</p>
      <section className={styles.ways} aria-labelledby="ways-in">
        <h2 id="ways-in">{t('home.waysIn')}</h2>
        <ul>
          {['introduction', 'installation', 'licensing', 'custom-components'].map((page) => (
            <li key={page}>
              <a href={languageHref(ways[page] ?? '/x', language)}>
                <strong>{t(`home.ways.${page}.title`)}</strong>
                <span>{t(`home.ways.${page}.text`)}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const ways: Record<string, string> = {
  introduction: '/x/introduction',
  installation: '/x/introduction/installation',
  licensing: '/x/introduction/licensing',
  'custom-components': '/x/common-concepts/custom-components',
};
