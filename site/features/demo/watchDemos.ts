import { documentLanguage } from '#site/platform/i18n/documentLanguage.ts';
import { importIsland } from '#site/platform/islands/importIsland.ts';
import { importOrReload } from '#site/platform/islands/importOrReload.ts';
import { listen } from '#site/platform/islands/listen.ts';
import { onFirstInteraction } from '#site/platform/islands/onFirstInteraction.ts';
import { onEachPage } from '#site/platform/navigation/onEachPage.ts';
import { currentSettings } from '#site/platform/settings/settingsStore.ts';
import { loadDemo } from './stage/loadDemo.ts';
import { queueStart, whenStill } from './stage/queueStart.ts';
import { type DemoElement, nearMargin, readDemo, startingDemos } from './DemoElement.ts';

/**
 * Starts the demos of each page: those near the screen, one after the other while nobody scrolls, and at once the one
 * whose tools the reader uses; those that wait only once somebody is there. Until then a demo is its snapshot, and no code of it is loaded.
 */
export function watchDemos(): void {
  const cancels = new Map<Element, () => void>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        cancels.get(target)?.();
        cancels.delete(target);
        if (isIntersecting) {
          cancels.set(
            target,
            startWhenStill(target, () => observer.unobserve(target)),
          );
        }
      }
    },
    { rootMargin: nearMargin },
  );

  function observe(selector: string) {
    document.querySelectorAll(selector).forEach((element) => observer.observe(element));
  }
  onEachPage(() => {
    cancels.forEach((cancel) => cancel());
    cancels.clear();
    observer.disconnect();
    observe(startingDemos);
    // The front page and the overview are often stations only; their demos are heavy.
    onFirstInteraction(() => observe('[data-waits]'));
  });

  listen('click', '[data-demo-panel] [data-tool]', (tool) => {
    const element = tool.closest('[data-demo]');
    if (element) {
      observer.unobserve(element);
      cancels.get(element)?.();
      importOrReload(() => prepare(element)).then(
        (start) => start(tool.dataset.tool ?? null),
        () => {},
      );
    }
  });
}

/** Evaluating a chunk is a long task too, so a demo that is only scrolled past is not even loaded. */
function startWhenStill(element: Element, onStart: () => void): () => void {
  let isWanted = true;
  let cancel = whenStill(() => {
    prepare(element).then(
      (start) => {
        if (isWanted) {
          cancel = queueStart(() => {
            onStart();
            start(null);
          });
        }
      },
      // The snapshot stays; coming near again tries again.
      () => {},
    );
  });
  return () => {
    isWanted = false;
    cancel();
  };
}

const started = new WeakSet<Element>();

/** Loads everything a demo needs, side by side, and returns how to start it. */
async function prepare(element: Element): Promise<(pressed: string | null) => void> {
  const demo = readDemo(element);
  const [{ startDemo }] = await Promise.all([
    importIsland(() => import('./startDemo.tsx')),
    // A demo that cannot be loaded is started all the same: it says so, and offers to try again.
    loadDemo(demoId(demo), documentLanguage()).catch(() => null),
  ]);
  return (pressed) => {
    if (!started.has(element)) {
      started.add(element);
      startDemo(element, demo, pressed);
    }
  };
}

function demoId(demo: DemoElement): string {
  if (demo.kind === 'scene') {
    return demo.id;
  }
  const { variants } = demo.outline;
  const { codeStyling } = currentSettings();
  return (variants.find(({ styling }) => styling === codeStyling) ?? variants[0])?.id ?? '';
}
