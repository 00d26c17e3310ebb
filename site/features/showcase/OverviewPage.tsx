import { languageHref } from '#model/languageHref.ts';
import type { StandaloneHtml } from '#model/StandalonePayload.ts';
import { siteConfig } from 'virtual:docs/config';
import { SnapshotStyleSheet } from '#site/features/demo/SnapshotStyleSheet.tsx';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { Miniature } from './Miniature.tsx';
import { useStandaloneHtml } from './useStandaloneHtml.ts';
import styles from './OverviewPage.module.css';

/** The four products side by side: what each is for, what it looks like, how to begin. */
export function OverviewPage({ html }: { html: StandaloneHtml | null }) {
  const text = useStrings();
  const language = useLanguage();
  const { styles: snapshotStyles, snapshotOf } = useStandaloneHtml(html);
  return (
    <div className={styles.root}>
      <SnapshotStyleSheet styles={snapshotStyles} />
      <header className={styles.head}>
        <h1>{text('headline')}</h1>
        <p>{text('lead')}</p>
      </header>
      {siteConfig.products.map(({ id, folder, name, path, tagline, written }) => (
        <section key={id} className={styles.product} aria-labelledby={id}>
          <div className={styles.text}>
            <h2 id={id}>{name}</h2>
            <p>{tagline[language]}</p>
            <ul>
              {[1, 2, 3].map((point) => (
                <li key={point}>{text(`points.${folder}.${point}`)}</li>
              ))}
            </ul>
            {written && (
              <a className={styles.open} href={languageHref(path, language)}>
                {text('open', { name })}
              </a>
            )}
          </div>
          <Miniature folder={folder} name={name} snapshotOf={snapshotOf} />
        </section>
      ))}
      <aside className={styles.plans}>
        <p>{text('community')}</p>
        <a href={languageHref('/x/introduction/licensing', language)}>{text('plans')}</a>
      </aside>
    </div>
  );
}
