import { useId } from 'react';
import { useLocation } from 'react-router';
import { languageHref } from '#model/languageHref.ts';
import { parseDocsPath } from '#model/parseDocsPath.ts';
import { siteConfig } from 'virtual:docs/config';
import { useLanguage, useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { changeLanguage } from '#site/platform/i18n/changeLanguage.ts';
import styles from './LanguageChoice.module.css';

/** The same page in another language, at the same place. */
export function LanguageChoice() {
  const t = useTranslate();
  const language = useLanguage();
  const labelId = useId();
  const { pathname, hash } = useLocation();
  const { path } = parseDocsPath(pathname);
  return (
    <div>
      <p className={styles.legend} id={labelId}>
        {t('settings.language')}
      </p>
      <ul className={styles.list} aria-labelledby={labelId}>
        {siteConfig.languages.map(({ code, label }) => (
          <li key={code}>
            <a
              href={languageHref(path, code) + hash}
              lang={code}
              aria-current={code === language || undefined}
              data-ga-event-category="l10n"
              data-ga-event-action="language"
              data-ga-event-label={code}
              onClick={(event) => {
                if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
                  event.preventDefault();
                  changeLanguage(code);
                }
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
