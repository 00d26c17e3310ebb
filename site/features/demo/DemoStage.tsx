import { startTransition, useEffect, useRef, useState } from 'react';
import type { CodeStyling } from '#model/CodePreferences.ts';
import { useLanguage, useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { DemoFailure } from './DemoFailure.tsx';
import styles from './DemoStage.module.css';
import { type LoadedDemo, loadDemo } from './loadDemo.ts';
import { queueStart } from './startQueue.ts';
import type { PropValues } from './StageControl.ts';
import { useIsNear } from './useIsNear.ts';
import { whenStill } from './whenStill.ts';

interface DemoStageProps {
  id: string;
  name: string;
  styling?: CodeStyling | null;
  /** Height of the frame of a demo that has one of its own; null for a demo that runs in the page. */
  iframeHeight?: number | null;
  /** Counts the starts a reader asked for. */
  run?: number;
  demoProps?: PropValues;
  /** HTML of the snapshot; it stays until the demo runs. */
  snapshotHtml: string;
}

/** Shows a demo's snapshot and, once it comes near the screen, the demo itself in the same place. */
export function DemoStage({
  id,
  name,
  styling = null,
  iframeHeight = null,
  run = 0,
  demoProps,
  snapshotHtml,
}: DemoStageProps) {
  const t = useTranslate();
  const language = useLanguage();
  const stage = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<LoadedDemo | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isNear = useIsNear(stage, loaded !== null);
  const isCurrent = loaded?.id === id;

  useEffect(() => {
    if (!isNear || isCurrent) {
      return;
    }
    let wanted = true;
    // Running a chunk for the first time takes long too, so a reader who flicks past does not even load it.
    let leave = whenStill(() => {
      loadDemo(id, language).then(
        (demo) => {
          if (wanted) {
            leave = queueStart(() => {
              holdHeight(stage.current);
              startTransition(() => setLoaded(demo));
            });
          }
        },
        () => wanted && setFailed(true),
      );
    });
    return () => {
      wanted = false;
      leave();
    };
  }, [id, language, isNear, isCurrent, attempt]);

  function retry() {
    setFailed(false);
    setAttempt((count) => count + 1);
  }

  return (
    <div
      ref={stage}
      className={styles.stage}
      role="group"
      aria-label={t('demo.label', { name })}
      data-styling={styling ?? undefined}
    >
      {loaded ? (
        <div className={styles.live} data-demo-live="">
          <loaded.Runtime
            key={`${loaded.id} ${run} ${attempt}`}
            demo={loaded}
            name={name}
            demoProps={demoProps}
            iframeHeight={iframeHeight}
            onRetry={retry}
          />
        </div>
      ) : (
        // Opaque HTML: nothing hydrates, so a clock in a demo can never mismatch.
        <div
          className={styles.snapshot}
          data-demo-snapshot=""
          style={{ minBlockSize: iframeHeight ?? undefined }}
          inert
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: snapshotHtml }}
        />
      )}
      {failed && <DemoFailure onRetry={retry} />}
    </div>
  );
}

/** Keeps the snapshot's height while the live demo takes its place, so that nothing below moves. */
function holdHeight(stage: HTMLDivElement | null): void {
  if (stage) {
    stage.style.minBlockSize = `${stage.offsetHeight}px`;
  }
}
