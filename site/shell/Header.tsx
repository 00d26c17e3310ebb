import { siteConfig } from 'virtual:docs/config';
import type { ProductIdentifier } from '#model/Product.ts';
import { languageHref } from '#model/DocsPath.ts';
import { SearchButton } from '#site/features/search/SearchButton.tsx';
import { SettingsButton } from '#site/features/settings-panel/SettingsButton.tsx';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { IconButton } from '#site/ui/IconButton.tsx';
import { Logo } from '#site/ui/Logo.tsx';
import styles from './Header.module.css';
import { ModeButton } from './ModeButton.tsx';
import { ProductSwitcher } from './ProductSwitcher.tsx';
import { VersionSwitcher } from './VersionSwitcher.tsx';

/** The bar at the top of every page. */
export function Header({ identity }: { identity: ProductIdentifier }) {
  const t = useMessages();
  const language = useLanguage();
  return (
    <header className={styles.root}>
      {/* A link, so that it opens the drawer without script. */}
      <IconButton
        icon="menu"
        label={t('shell.openNavigation')}
        className={styles.menu}
        href="#site-navigation"
        role="button"
        data-drawer="open"
      />
      <a className={styles.home} href={languageHref('/', language)} aria-label={t('shell.home')}>
        <Logo />
        <span className={styles.wordmark}>MUI X</span>
      </a>
      <div className={styles.switchers} data-region="switchers">
        <Switchers identity={identity} />
      </div>
      <div className={styles.actions}>
        <a className={styles.link} href={languageHref('/x/introduction/templates', language)}>
          {t('shell.templates')}
        </a>
        <a className={styles.link} href={languageHref('/playground', language)}>
          {t('shell.playground')}
        </a>
        <SearchButton />
        <IconButton
          icon="github"
          label={t('shell.github')}
          className={styles.repository}
          href={siteConfig.repositoryUrl}
          rel="noopener"
          data-ga-event-category="header"
          data-ga-event-action="github"
        />
        <ModeButton />
        <SettingsButton />
      </div>
    </header>
  );
}

/** The product and the version a page belongs to, with the others. */
export function Switchers({ identity }: { identity: ProductIdentifier }) {
  return (
    <>
      <ProductSwitcher current={identity.name} />
      <VersionSwitcher versions={identity.versions} />
    </>
  );
}
