import { closestPages } from '#model/closestPages.ts';
import { documentLanguage } from '#site/platform/i18n/documentLanguage.ts';
import { fetchPageIndex } from '#site/platform/navigation/fetchOnce.ts';

/** Lists the pages a reader may have meant by a wrong address; loaded where there is no page. */
export async function suggestPages(section: HTMLElement): Promise<void> {
  const pages = await fetchPageIndex(documentLanguage());
  const items = closestPages(location.pathname, pages, 5).map(({ path, title }) => {
    const link = Object.assign(document.createElement('a'), { href: path, textContent: title });
    const address = Object.assign(document.createElement('span'), { textContent: path });
    const item = document.createElement('li');
    item.append(link, ' ', address);
    return item;
  });
  section.querySelector('ul')?.replaceChildren(...items);
  section.hidden = items.length === 0;
}
