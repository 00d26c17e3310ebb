import { languageHref } from '#model/languageHref.ts';
import type { StandaloneHtml } from '#model/StandalonePayload.ts';
import { siteConfig } from 'virtual:docs/config';
import { SnapshotStyleSheet } from '#site/features/demo/SnapshotStyleSheet.tsx';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import styles from './HomePage.module.css';
import { Miniature } from './Miniature.tsx';
import { useStandaloneHtml } from './useStandaloneHtml.ts';

/** The front door: what the library is, shown by the library itself. */
export function HomePage({ html }: { html: StandaloneHtml | null }) {
  const text = useStrings();
  const language = useLanguage();
  const { styles: snapshotStyles, snapshotOf } = useStandaloneHtml(html);
  return (
    <div className={styles.root}>
      <SnapshotStyleSheet styles={snapshotStyles} />
      <section className={styles.hero}>
        <h1>{text('headline')}</h1>
        <p>{text('lead')}</p>
        <div className={styles.actions}>
          <a
            className={styles.primary}
            href={languageHref('/x/introduction/installation', language)}
          >
            {text('start')}
          </a>
          <a className={styles.secondary} href={languageHref('/x', language)}>
            {text('browse')}
          </a>
        </div>
      </section>
      <section className={styles.products} aria-label={text('products')}>
        {siteConfig.products.map(({ id, folder, name, path, tagline, written }) => (
          <article key={id} className={styles.product} data-product={folder}>
            <Miniature folder={folder} name={name} snapshotOf={snapshotOf} />
            <div className={styles.caption}>
              <h2>{written ? <a href={languageHref(path, language)}>{name}</a> : name}</h2>
              <p>{tagline[language]}</p>
            </div>
          </article>
        ))}
      </section>
      <p className={styles.note}>
        {text('liveNote')}{' '}
        <a href={languageHref('/playground', language)}>{text('openPlayground')}</a>
      </p>
      <section className={styles.ways} aria-labelledby="ways-in">
        <h2 id="ways-in">{text('waysIn')}</h2>
        <ul>
          {['introduction', 'installation', 'licensing', 'custom-components'].map((page) => (
            <li key={page}>
              <a href={languageHref(ways[page] ?? '/x', language)}>
                <strong>{text(`ways.${page}.title`)}</strong>
                <span>{text(`ways.${page}.text`)}</span>
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
