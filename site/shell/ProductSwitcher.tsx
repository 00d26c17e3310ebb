import { languageHref } from '#model/languageHref.ts';
import { siteConfig } from 'virtual:docs/config';
import { useLanguage, useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { Menu } from '#site/ui/Menu.tsx';
import styles from './ProductSwitcher.module.css';

/** Names the product a page belongs to and leads to the others. */
export function ProductSwitcher({ current }: { current: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const isProduct = siteConfig.products.some(({ name }) => name === current);
  const label = (
    <>
      <span className={styles.current}>{isProduct ? current : t('shell.products')}</span>
      <Icon name="chevron" size={14} />
    </>
  );
  return (
    <Menu label={label} className={styles.root}>
      <ul className={styles.list}>
        {siteConfig.products.map(({ id, name, path, tagline, written }) => {
          const content = (
            <>
              <span className={styles.name}>{name}</span>
              <span className={styles.tagline}>{tagline[language]}</span>
            </>
          );
          return (
            <li key={id}>
              {written ? (
                <a href={languageHref(path, language)} aria-current={name === current || undefined}>
                  {content}
                </a>
              ) : (
                <div>{content}</div>
              )}
            </li>
          );
        })}
        <li className={styles.all}>
          <a href={languageHref('/x', language)}>{t('shell.allProducts')}</a>
        </li>
      </ul>
    </Menu>
  );
}
