import { siteConfig } from 'virtual:docs/config';
import { languageHref } from '#model/DocsPath.ts';
import { textIn } from '#model/Language.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { Disclosure } from '#site/ui/Disclosure.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import styles from './ProductSwitcher.module.css';

/** Shows the product a page belongs to and links to the others. */
export function ProductSwitcher({ current }: { current: string }) {
  const t = useMessages();
  const language = useLanguage();
  const isProduct = siteConfig.products.some(({ name }) => name === current);
  const label = (
    <>
      <span className={styles.current}>{isProduct ? current : t('shell.products')}</span>
      <Icon name="chevron" size={14} />
    </>
  );
  return (
    <Disclosure label={label} className={styles.root}>
      <ul className={styles.list}>
        {siteConfig.products.map(({ id, name, path, icon, tagline, written }) => {
          const content = (
            <>
              <Icon name={icon} size={22} />
              <span className={styles.name}>{name}</span>
              <span className={styles.tagline}>{textIn(tagline, language)}</span>
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
          <a href={languageHref('/', language)}>{t('shell.allProducts')}</a>
        </li>
      </ul>
    </Disclosure>
  );
}
