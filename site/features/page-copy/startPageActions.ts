import { copyPage } from './copyPage.ts';
import { followPage } from './followPage.ts';

/** Makes the actions under a page's title work; their HTML comes with the page. */
export function startPageActions(): void {
  followPage();
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLButtonElement>('[data-copy-page]');
    if (button) {
      void copyPage(button);
    }
    const menu = openMenu();
    if (menu && (!target || !menu.contains(target) || target.closest('a'))) {
      menu.open = false;
    }
  });
  document.addEventListener('keydown', (event) => {
    const menu = openMenu();
    if (event.key === 'Escape' && menu?.contains(document.activeElement)) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
  document.addEventListener('focusin', (event) => {
    const menu = openMenu();
    if (menu && event.target instanceof Node && !menu.contains(event.target)) {
      menu.open = false;
    }
  });
}

function openMenu(): HTMLDetailsElement | null {
  return document.querySelector<HTMLDetailsElement>('.page-actions > details[open]');
}
