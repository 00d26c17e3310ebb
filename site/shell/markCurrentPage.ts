import { stripDocsTab } from '#model/DocsTab.ts';
import { fillBranch } from './navBranches.ts';

/** Marks the current page in the navigation tree, opens the groups around it, and brings it into view. */
export async function markCurrentPage(): Promise<void> {
  const nav = document.getElementById('navigation-tree');
  if (!nav) {
    return;
  }
  const { pathname } = location;
  nav.querySelector('[aria-current]')?.removeAttribute('aria-current');
  for (const id of (nav.dataset.branches ?? '').split(' ')) {
    const group = nav.querySelector<HTMLDetailsElement>(`[data-group="${CSS.escape(id)}"]`);
    if (group?.dataset.branch !== undefined) {
      await fillBranch(group);
    }
  }
  const link = nav.querySelector<HTMLAnchorElement>(
    `a[href="${CSS.escape(stripDocsTab(pathname))}"]`,
  );
  if (!link || location.pathname !== pathname) {
    return;
  }
  link.setAttribute('aria-current', 'page');
  for (let group = link.closest('details'); group;) {
    group.open = true;
    group = group.parentElement?.closest('details') ?? null;
  }
  // After the paint: measuring now would lay out the whole page an extra time.
  requestAnimationFrame(() => bringIntoView(link, nav.parentElement ?? nav));
}

/** Scrolls the column alone: `scrollIntoView` would, in Firefox, also move the page the reader came for. */
function bringIntoView(link: HTMLElement, column: HTMLElement): void {
  const box = column.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  // Room below, so that the entries after the current one can be seen.
  const isInView = top >= box.top && bottom <= box.bottom - 120;
  if (!isInView) {
    const distance = (top + bottom - box.top - box.bottom) / 2;
    column.scrollBy({ top: distance, behavior: 'instant' });
  }
}
