import { listen } from '#site/platform/islands/listen.ts';
import { onEachPage } from '#site/platform/navigation/onEachPage.ts';

/** Ten frames; scrolling is watched no finer than a reader can see (S9). */
const throttle = 166;
/** After a click the chosen heading stays active until the page has stopped scrolling. */
const clickLock = 1000;
/** Above this the reader is at the beginning, before any heading. */
const topZone = 200;

/** Marks the heading being read in the table of contents. */
export function watchContents(): void {
  let links: HTMLAnchorElement[] = [];
  let active: HTMLAnchorElement | null = null;
  let lockedUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function mark(link: HTMLAnchorElement | null) {
    if (link !== active) {
      active?.removeAttribute('aria-current');
      link?.setAttribute('aria-current', 'location');
      active = link;
      const now = document.querySelector('[data-contents-now]');
      if (now) {
        now.textContent = link?.textContent ?? '';
      }
    }
  }

  function update() {
    timer = undefined;
    if (performance.now() >= lockedUntil) {
      mark(scrollY < topZone ? null : linkOfHeadingAt(links));
    }
  }

  function onScroll() {
    timer ??= setTimeout(update, throttle);
  }

  onEachPage(() => {
    links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents-list] a')];
    active = null;
    lockedUntil = 0;
    // Later: the position of a new page is not final yet, and measuring would lay it out an extra time.
    onScroll();
  });
  addEventListener('scroll', onScroll, { passive: true });
  listen('click', '[data-contents-list] a', (link) => {
    lockedUntil = performance.now() + clickLock;
    mark(link as HTMLAnchorElement);
    // On a small screen the list covers the section it leads to.
    document.getElementById('page-contents')?.hidePopover?.();
  });
}

/** The link of the last heading in the upper eighth of the screen, where a link to it would put it, or above. */
function linkOfHeadingAt(links: HTMLAnchorElement[]): HTMLAnchorElement | null {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const line = Math.max(innerHeight / 8, parseFloat(scrollPaddingTop) + 8);
  const isPassed = ({ hash }: HTMLAnchorElement) => {
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
    return heading !== null && heading.getBoundingClientRect().top <= line;
  };
  return links.findLast(isPassed) ?? null;
}
