import { useId } from 'react';
import { languageHref, parseDocsPath } from '#model/DocsPath.ts';
import { siteConfig } from 'virtual:docs/config';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { changeLanguage } from '#site/platform/i18n/changeLanguage.ts';
import choice from '#site/ui/Choice.module.css';
import styles from './LanguageChoice.module.css';

/** Links to the same page, at the same section, in each language; they look like a `Choice`. */
export function LanguageChoice() {
  const t = useMessages();
  const language = useLanguage();
  const labelId = useId();
  const { pathname, hash } = location;
  const { path } = parseDocsPath(pathname);
  return (
    <div>
      <p className={choice.legend} id={labelId}>
        {t('settings.language')}
      </p>
      <ul className={`${choice.options} ${styles.list}`} aria-labelledby={labelId}>
        {siteConfig.languages.map(({ code, label }) => (
          <li key={code}>
            <a
              className={choice.option}
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
