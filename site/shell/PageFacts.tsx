import { siteConfig } from 'virtual:docs/config';
import type { PageView } from '#model/PageView.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import styles from './PageFacts.module.css';

/** Short facts about the component a page documents: package, accessibility pattern, open issues. */
export function PageFacts({ view: { packageName, waiAria, githubLabel } }: { view: PageView }) {
  const t = useMessages();
  const issues =
    githubLabel && `${siteConfig.repositoryUrl}/labels/${encodeURIComponent(githubLabel)}`;
  if (!packageName && !waiAria && !issues) {
    return null;
  }
  return (
    <ul className={styles.root} data-show-when="rows-whole">
      {packageName && (
        <li>
          <a href={`https://www.npmjs.com/package/${packageName}`} rel="noopener">
            <span className="visually-hidden">{t('page.package')}: </span>
            <bdi dir="ltr">{packageName}</bdi>
          </a>
        </li>
      )}
      {waiAria && (
        <li>
          <a href={waiAria} rel="noopener">
            {t('page.waiAria')}
          </a>
        </li>
      )}
      {issues && (
        <li>
          <a href={issues} rel="noopener">
            {t('page.issues')}
          </a>
        </li>
      )}
    </ul>
  );
}
