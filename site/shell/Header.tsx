import type { RefObject } from 'react';
import type { ProductIdentifier } from '#model/Product.ts';
import { languageHref } from '#model/languageHref.ts';
import { siteConfig } from 'virtual:docs/config';
import { SearchButton } from '#site/features/search/SearchButton.tsx';
import { SettingsButton } from '#site/features/settings-panel/SettingsButton.tsx';
import { useLanguage, useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { Logo } from '#site/ui/Logo.tsx';
import styles from './Header.module.css';
import { ProductSwitcher } from './ProductSwitcher.tsx';
import { VersionSwitcher } from './VersionSwitcher.tsx';

interface HeaderProps {
  identity: ProductIdentifier;
  menuButton: RefObject<HTMLAnchorElement | null>;
  /** Whether the tree is a column from 1200 px on, which makes the menu button needless there. */
  hasColumn: boolean;
  onOpenNavigation: () => void;
}

/** The bar at the top of every page. */
export function Header({ identity, menuButton, hasColumn, onOpenNavigation }: HeaderProps) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <header className={styles.root} data-column={hasColumn || undefined}>
      <a
        ref={menuButton}
        className={styles.menu}
        href="#navigation"
        role="button"
        aria-label={t('shell.openNavigation')}
        onClick={(event) => {
          event.preventDefault();
          onOpenNavigation();
        }}
        onKeyDown={(event) => {
          if (event.key === ' ') {
            event.preventDefault();
            onOpenNavigation();
          }
        }}
      >
        <Icon name="menu" size={20} />
      </a>
      <a className={styles.home} href={languageHref('/', language)} aria-label={t('shell.home')}>
        <Logo />
        <span className={styles.wordmark}>MUI X</span>
      </a>
      <div className={styles.place}>
        <ProductSwitcher current={identity.name} />
        <VersionSwitcher versions={identity.versions} />
      </div>
      <div className={styles.actions}>
        <SearchButton versions={identity.versions} />
        <a
          className={styles.icon}
          href={siteConfig.repositoryUrl}
          rel="noopener"
          aria-label={t('shell.github')}
          data-ga-event-category="header"
          data-ga-event-action="github"
        >
          <Icon name="github" size={20} />
        </a>
        <SettingsButton />
      </div>
    </header>
  );
}
