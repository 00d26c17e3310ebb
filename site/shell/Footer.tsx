import { useLocation } from 'react-router';
import { languageHref } from '#model/languageHref.ts';
import { parseDocsPath } from '#model/parseDocsPath.ts';
import { siteConfig } from 'virtual:docs/config';
import { useLanguage, useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { Logo } from '#site/ui/Logo.tsx';
import styles from './Footer.module.css';

/** The end of every page. */
export function Footer() {
  const t = useTranslate();
  const language = useLanguage();
  const { path } = parseDocsPath(useLocation().pathname);
  return (
    <footer className={styles.root}>
      <a href={languageHref('/', language)} aria-label={t('shell.home')}>
        <Logo size={24} />
      </a>
      <p>{t('shell.footer')}</p>
      <ul>
        <li>
          <a href={languageHref('/x/introduction', language)}>{t('shell.introduction')}</a>
        </li>
        <li>
          <a href={languageHref('/x/introduction/licensing', language)}>{t('shell.plans')}</a>
        </li>
        <li>
          <a href={languageHref('/x/quality', language)}>{t('shell.quality')}</a>
        </li>
        <li>
          <a href={siteConfig.repositoryUrl} rel="noopener">
            GitHub
          </a>
        </li>
        {siteConfig.languages
          .filter(({ code }) => code !== language)
          .map(({ code, label }) => (
            <li key={code}>
              <a href={languageHref(path, code)} lang={code} hrefLang={code}>
                {label}
              </a>
            </li>
          ))}
      </ul>
    </footer>
  );
}
