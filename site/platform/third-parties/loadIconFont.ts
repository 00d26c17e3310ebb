import { onEachPage } from '#site/platform/navigation/onEachPage.ts';
import ownSheet from '#site/ui/iconFont.page.css?url';

/**
 * Loads the icon font once, however many ask: our own when a page with demos that use it is shown, a configured one on
 * any page. A style sheet a script adds never holds the page back, and a font that fails leaves the icons hidden.
 */
export function loadIconFont(configured: string): void {
  let sheet: Promise<boolean> | null = null;
  onEachPage(() => {
    const isUsed = document.querySelector('[data-demo][data-icon-font]') !== null;
    if (isUsed || configured !== '') {
      sheet ??= addStyleSheet(configured || ownSheet);
    }
    if (isUsed) {
      void sheet?.then((isLoaded) => (isLoaded ? showIcons() : undefined));
    }
  });
}

/** Comes first in the head: rules of demos must win over those of a configured sheet. */
function addStyleSheet(address: string): Promise<boolean> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.prepend(link);
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
  });
}

/** Names of icons are hidden (`iconNames.page.css`) until the font can draw them. */
async function showIcons(): Promise<void> {
  const fonts = await document.fonts.load("1em 'Material Icons'").catch(() => []);
  document.documentElement.toggleAttribute('data-icon-font', fonts.length > 0);
}
