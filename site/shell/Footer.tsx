import { siteConfig } from 'virtual:docs/config';
import { languageHref } from '#model/DocsPath.ts';
import { searchPath } from '#model/searchPath.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { Logo } from '#site/ui/Logo.tsx';
import styles from './Footer.module.css';

/** The end of every page. */
export function Footer({ path }: { path: string }) {
  const t = useMessages();
  const language = useLanguage();
  return (
    <footer className={styles.root}>
      <a href={languageHref('/', language)} aria-label={t('shell.home')}>
        <Logo size={24} />
      </a>
      <p>{t('shell.footer')}</p>
      <ul data-show-when="whole" data-region="links">
        <FooterLinks path={path} />
      </ul>
    </footer>
  );
}

/** Links at the end of a page, among them to the page itself in the other languages. */
export function FooterLinks({ path }: { path: string }) {
  const t = useMessages();
  const language = useLanguage();
  return (
    <>
      <li>
        <a href={languageHref('/x/introduction', language)}>{t('shell.introduction')}</a>
      </li>
      <li>
        <a href={languageHref('/x/introduction/licensing', language)}>{t('shell.plans')}</a>
      </li>
      <li>
        <a href={languageHref('/api-docs', language)}>{t('shell.reference')}</a>
      </li>
      <li>
        <a href={languageHref(searchPath, language)}>{t('shell.search')}</a>
      </li>
      <li>
        <a href={languageHref('/x/quality', language)}>{t('shell.quality')}</a>
      </li>
      <li>
        <a href={languageHref('/x/privacy', language)}>{t('shell.privacy')}</a>
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
    </>
  );
}
