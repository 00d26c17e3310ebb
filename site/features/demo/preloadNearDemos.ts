import { addressesOfDemo, addressesOfRuntime } from '#model/DemoFiles.ts';
import { parseDemoHash, stylingSlug } from '#model/Preferences.ts';
import { idsOfDemo, nearMargin, readDemo, startingDemos } from './DemoElement.ts';
import { demoFilesOfPage, preloadFiles } from './stage/demoFilesOfPage.ts';

/** Time between two looks at what has arrived, in milliseconds. */
const lookInterval = 100;

/**
 * Inline script before the content: asks for the code of the demo that the address names, and of those near the screen once
 * they are painted. The scripts of the page, which start them, run when all of it is there; on a phone the line would be
 * idle until then.
 */
export function preloadNearDemos(): void {
  const list = demoFilesOfPage();
  const preload = (id: string) =>
    preloadFiles([...addressesOfDemo(list, id), ...addressesOfRuntime(list)]);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) {
          // What is shown comes first; the few readers with another styling share nearly all its files.
          idsOfDemo(readDemo(target)).slice(0, 1).forEach(preload);
        }
      }
    },
    { rootMargin: nearMargin },
  );
  const look = () => {
    document.querySelectorAll(startingDemos).forEach((demo) => observer.observe(demo));
    if (document.readyState === 'loading') {
      // Not in every frame: that would have the browser lay out the unfinished document again and again.
      setTimeout(look, lookInterval);
    } else {
      // From here on `watchDemos` does, which waits until nobody scrolls.
      setTimeout(() => observer.disconnect());
    }
  };
  setTimeout(look, lookInterval);
  // Scrolling to it waits for much of the page, but its name is in the list already.
  linkedDemo(location.hash, Object.keys(list.demos)).forEach(preload);
}

/** The demo that a fragment links to, or to whose code: in the styling that it names, or else in the first. */
function linkedDemo(hash: string, ids: readonly string[]): string[] {
  const link = parseDemoHash(hash);
  const variants = ids.filter((id) => link !== null && `${id}/`.includes(`/${link.name}/`));
  const styled = variants.filter(
    (id) => link?.styling && id.endsWith(`/${stylingSlug(link.styling)}`),
  );
  return [...styled, ...variants].slice(0, 1);
}
