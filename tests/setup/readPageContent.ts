import type { Page } from '@playwright/test';

/** What a reader finds on a page, as its document shows it. */
export interface PageContent {
  headings: { id: string; text: string }[];
  /** Names of the demos, in order. */
  demos: string[];
  /** Rows of the API reference: name, and the text of the cells behind it. */
  rows: { name: string; cells: string[] }[];
  /** Fences of the text, without those of demos. */
  code: string[];
  callouts: string[];
  /** Entries of lists of links, as an index of the API has them. */
  entries: string[];
}

/** Reads the content of the open page. */
export function readPageContent(page: Page): Promise<PageContent> {
  return page.evaluate(() => {
    const textOf = (element: Element | null | undefined) =>
      (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const nameOf = (row: Element) => {
      const name = row.querySelector('summary > code, :scope > :is(a, code)')?.cloneNode(true);
      (name as Element | undefined)?.querySelectorAll('.tag').forEach((tag) => tag.remove());
      return name as Element | undefined;
    };
    const all = (selector: string) => [...document.querySelectorAll(`article ${selector}`)];
    const isCode = (element: Element) => !element.closest('[data-demo-panel]');
    return {
      // A list of rows carries its anchor around its heading.
      headings: all(':is(h2[id], h3[id], section[id])').map((place) => ({
        id: place.id,
        text: textOf(
          place.querySelector('.heading-link') ?? place.querySelector('h2, h3') ?? place,
        ),
      })),
      demos: all('[data-background][id]').map(({ id }) => id),
      rows: all('.api-rows > *').map((row) => ({
        name: textOf(nameOf(row)),
        cells: [...row.querySelectorAll(':is(:scope, :scope > summary) > code:not(:first-child)')]
          // A long type shows its beginning first and all of it when opened.
          .filter((cell) => !cell.textContent?.endsWith('…'))
          .map(textOf),
      })),
      code: all('.prose pre')
        .filter(isCode)
        .map((pre) => pre.textContent ?? ''),
      callouts: all('.prose .callout p').map(textOf),
      entries: all('.api-index li > a').map(textOf),
    };
  });
}
