import type { Heading } from '#model/Block.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import styles from './TableOfContents.module.css';

const listId = 'page-contents';

/** The page's headings; `watchContents` marks the one being read. On a small screen the bar above the page shows them. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  const t = useMessages();
  return (
    <nav className={styles.root} aria-label={t('page.tableOfContents')} data-contents-list="">
      <p className={styles.title}>{t('page.tableOfContents')}</p>
      <ul id={listId} popover="auto">
        {headings.map(({ id, text, level }) => (
          <li key={id}>
            <a href={`#${id}`} data-level={level}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Opens the table of contents where the screen has no room for it beside the page, and names the section being read. */
export function ContentsBar() {
  const t = useMessages();
  return (
    <div className={styles.bar} data-contents-bar="" data-show-when="whole">
      <button type="button" popoverTarget={listId}>
        {t('page.tableOfContents')}
        <Icon name="chevron" size={14} />
        <span data-contents-now="" aria-hidden="true" />
      </button>
    </div>
  );
}
