import type { Page } from '@playwright/test';
import type { Fault } from './Finding.ts';

/** Checks that a page opened without script shows its heading, its sections and its text. */
export async function withoutScriptFaults(page: Page): Promise<Fault[]> {
  const problems = await page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    };
    const found: string[] = [];
    const [heading, ...others] = all('h1');
    if (!heading || others.length > 0) {
      found.push(`has ${others.length + (heading ? 1 : 0)} h1`);
    }
    // The code of a demo may be folded, and so may be what it shows.
    const sections = all('main :is(h1, h2)').filter((each) => !each.closest('[inert], details'));
    for (const section of sections) {
      if (!isShown(section) || section.innerText.trim() === '') {
        found.push(`"${section.textContent}" is not shown`);
      }
    }
    const text = all('main')
      .map((main) => main.innerText.trim())
      .join(' ');
    // Chinese says as much with half the characters.
    const least = document.documentElement.lang.startsWith('zh') ? 20 : 40;
    if (text.length <= least && all('main iframe').filter(isShown).length === 0) {
      found.push(`its text is "${text}"`);
    }
    for (const link of all('main nav a[href^="#"]')) {
      if (!document.getElementById(decodeURIComponent(link.getAttribute('href')!.slice(1)))) {
        found.push(`"${link.textContent}" leads to no section`);
      }
    }
    return found;
  });
  return problems.map((what) => ({ kind: 'withoutScript', what }));
}
