import { navigatedEvent } from './onEachPage.ts';
import { showRules } from './pageRules.ts';
import { parseHtml, type ReadyPage } from './payloads.ts';

/** Tags of the head that are about one page; everything else stays for the visit. */
const pageTags =
  'title,meta[name="description"],meta[name^="mui:"],meta[name="robots"],meta[name="twitter:card"],meta[property^="og:"],link[rel="canonical"],link[rel="alternate"],link[data-page-style],script[type="application/ld+json"]';

/** Puts a page into the document in place of the current one, and tells everything that follows pages. */
export function showPage({ head, path, branches, traits, regions, rules }: ReadyPage): void {
  showRules(rules);
  for (const [name, nodes] of regions) {
    document.querySelector(`[data-region="${name}"]`)?.replaceChildren(nodes);
  }
  document.head.querySelectorAll(pageTags).forEach((tag) => tag.remove());
  document.head.append(parseHtml(head));
  document.documentElement.dataset.has = traits;
  document.getElementById('shell')?.toggleAttribute('data-column', hasColumn(path));
  document.getElementById('navigation-tree')?.setAttribute('data-branches', branches.join(' '));
  document.getElementById('feedback')?.setAttribute('data-page', path);
  announce(document.title);
  dispatchEvent(new Event(navigatedEvent));
}

function announce(title: string): void {
  const status = document.getElementById('page-status');
  if (status) {
    status.textContent = (status.dataset.message ?? '').replace('{title}', title);
  }
}

/** Whether the navigation tree is a column beside a page on wide screens; elsewhere it is a drawer. */
export function hasColumn(path: string): boolean {
  return path.startsWith('/x/');
}

/** Makes the next press of Tab go on from the target of a hash, or else from an element given by its id. */
export function focusTarget(hash: string, fallbackId?: string): void {
  const element =
    (hash && document.getElementById(decodeURIComponent(hash.slice(1)))) ||
    document.getElementById(fallbackId ?? '');
  if (element && element.tabIndex < 0) {
    element.setAttribute('tabindex', '-1');
  }
  element?.focus({ preventScroll: true });
}

/** Shows the progress bar, which appears only on navigations that take longer than its delay; returns how to end it. */
export function showProgress(): () => void {
  const bar = document.getElementById('page-progress');
  bar?.removeAttribute('hidden');
  return () => bar?.setAttribute('hidden', '');
}
