import { languageHref } from '#model/languageHref.ts';
import { siteConfig } from 'virtual:docs/config';
import { useLanguage, useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { Logo } from '#site/ui/Logo.tsx';
import styles from './Footer.module.css';

/** The end of every page. */
export function Footer() {
  const t = useTranslate();
  const language = useLanguage();
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
          <a href={siteConfig.repositoryUrl} rel="noopener">
            GitHub
          </a>
        </li>
      </ul>
    </footer>
  );
}
