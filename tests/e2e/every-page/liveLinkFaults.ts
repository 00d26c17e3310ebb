import type { Page } from '@playwright/test';
import type { Fault } from './Finding.ts';

/**
 * Compares the links of the running page with those of its document, which `documents.spec.ts` follows: a link the script
 * added must lead somewhere, and an anchor must still be there.
 */
export async function liveLinkFaults(page: Page): Promise<Fault[]> {
  const broken = await page.evaluate(async () => {
    // The request parses its answer: trusted types, which the playground requires, refuse text given to a parser.
    const load = (address: string) =>
      new Promise<{ status: number; target: Document | null }>((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open('GET', address);
        request.responseType = 'document';
        request.addEventListener('load', () =>
          resolve({ status: request.status, target: request.responseXML }),
        );
        request.addEventListener('error', () => reject(new Error(`${address} did not answer`)));
        request.send();
      });
    const { target: served } = await load(location.pathname);
    if (!served) {
      return ['the address answers with no document'];
    }
    const linksOf = (where: Document) =>
      new Set(
        [...where.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
      );
    // What the playground opens with is in its hash.
    const isCode = (hash: string) => hash.startsWith('#code=');
    const known = linksOf(served);
    const faults: string[] = [];
    for (const href of linksOf(document)) {
      const { origin, pathname, search, hash } = new URL(href, location.href);
      if (known.has(href) || origin !== location.origin) {
        continue;
      }
      const isHere = pathname === location.pathname;
      const { status, target } = isHere
        ? { status: 200, target: document }
        : await load(pathname + search);
      if (status !== 200) {
        faults.push(`${href} answers ${status}`);
      } else if (
        hash &&
        !isCode(hash) &&
        !target?.getElementById(decodeURIComponent(hash.slice(1)))
      ) {
        faults.push(`${href} leads to no anchor`);
      }
    }
    const kept = [...served.querySelectorAll('main [id]')].filter(
      (element) => !element.closest('[data-demo-snapshot], [data-demo-panel]'),
    );
    for (const { id } of kept) {
      if (!document.getElementById(id)) {
        faults.push(`#${id} is gone once the script runs`);
      }
    }
    return faults;
  });
  return broken.map((what) => ({ kind: 'links', what }));
}
