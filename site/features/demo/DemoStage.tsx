import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { DemoBoundary } from './DemoBoundary.tsx';
import { DemoFailure } from './DemoFailure.tsx';
import styles from './DemoStage.module.css';
import { type LoadedDemo, loadDemo } from './loadDemo.ts';

interface DemoStageProps {
  id: string;
  name: string;
  /** HTML of the snapshot; it stays until the demo runs. */
  snapshotHtml: string;
}

/** How far from the screen a demo starts loading. */
const nearby = '400px';

/** Shows a demo's snapshot and, once it comes near the screen, the demo itself in the same place. */
export function DemoStage({ id, name, snapshotHtml }: DemoStageProps) {
  const t = useTranslate();
  const stage = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<LoadedDemo | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isNear = useIsNear(stage);

  useEffect(() => {
    if (!isNear || loaded) {
      return;
    }
    let wanted = true;
    loadDemo(id).then(
      (demo) => {
        if (wanted) {
          holdHeight(stage.current);
          startTransition(() => setLoaded(demo));
        }
      },
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [id, isNear, loaded, attempt]);

  function retry() {
    setFailed(false);
    setAttempt((count) => count + 1);
  }

  return (
    <div ref={stage} className={styles.stage} role="group" aria-label={t('demo.label', { name })}>
      {loaded ? (
        <DemoBoundary key={attempt} onRetry={retry}>
          <div className={styles.live} data-demo-live="">
            <loaded.Runtime Demo={loaded.Demo} />
          </div>
        </DemoBoundary>
      ) : (
        // Opaque HTML: nothing hydrates, so a clock in a demo can never mismatch.
        <div
          className={styles.snapshot}
          data-demo-snapshot=""
          inert
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: snapshotHtml }}
        />
      )}
      {failed && <DemoFailure error={null} onRetry={retry} />}
    </div>
  );
}

/** Keeps the snapshot's height while the live demo takes its place, so that nothing below moves. */
function holdHeight(stage: HTMLDivElement | null): void {
  if (stage) {
    stage.style.minBlockSize = `${stage.offsetHeight}px`;
  }
}

function useIsNear(target: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) {
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          setIsNear(true);
          observer.disconnect();
        }
      },
      { rootMargin: nearby },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return isNear;
}
