import type { Page } from '@playwright/test';
import type { Fault } from './Finding.ts';

/** Checks what every document has once: a heading, a title and a description. */
export async function documentFaults(page: Page): Promise<Fault[]> {
  const { headings, title, descriptions } = await page.evaluate(() => ({
    // A demo or a template that runs in the page may show a document of its own.
    headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent.trim()),
    title: document.title.trim(),
    descriptions: [...document.querySelectorAll<HTMLMetaElement>('meta[name=description]')].map(
      ({ content }) => content.trim(),
    ),
  }));
  const faults: Fault[] = [];
  if (headings.length !== 1 || headings[0] === '') {
    faults.push({ kind: 'headings', what: `its h1 are [${headings.join(', ')}]` });
  }
  if (title === '') {
    faults.push({ kind: 'titles', what: 'no title' });
  }
  if (descriptions.length !== 1 || descriptions[0] === '') {
    faults.push({ kind: 'titles', what: `its descriptions are [${descriptions.join(', ')}]` });
  }
  return faults;
}
