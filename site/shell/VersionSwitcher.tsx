import type { VersionEntry } from '#model/Product.ts';
import { languageHref } from '#model/DocsPath.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { Disclosure } from '#site/ui/Disclosure.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import styles from './VersionSwitcher.module.css';

/** Versions of the product's documentation; older ones live on hosts of their own (S2.12). */
export function VersionSwitcher({ versions }: { versions: VersionEntry[] }) {
  const t = useMessages();
  const language = useLanguage();
  const current = versions.find((version) => version.current);
  if (!current) {
    return null;
  }
  const label = (
    <>
      {current.text}
      <Icon name="chevron" size={14} />
    </>
  );
  return (
    <Disclosure
      label={label}
      name={`${t('shell.version')}: ${current.text}`}
      className={styles.root}
    >
      <ul className={styles.list} data-versions={JSON.stringify(versions)}>
        {versions.map(({ text, href, current: isCurrent }) => (
          <li key={href}>
            <a
              href={languageHref(href, language)}
              aria-current={isCurrent}
              rel={isCurrent ? undefined : 'noopener'}
            >
              {text}
              {isCurrent ? <Icon name="check" size={16} /> : <Icon name="external" size={12} />}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
