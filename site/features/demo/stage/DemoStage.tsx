import { startTransition, useEffect, useRef, useState } from 'react';
import type { CodeStyling } from '#model/Preferences.ts';
import type { DemoEnvironment } from '#site/platform/demo-theme/DemoEnvironment.ts';
import { importOrReload } from '#site/platform/islands/importOrReload.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { DemoFailure } from './DemoFailure.tsx';
import styles from './DemoStage.module.css';
import { type LoadedDemo, loadDemo } from './loadDemo.ts';
import type { PropValues } from './StageControl.ts';

interface DemoStageProps {
  id: string;
  name: string;
  styling?: CodeStyling | null;
  /** Height of the demo's iframe; null for a demo that runs in the page. */
  iframeHeight?: number | null;
  /** Counts restarts. */
  run?: number;
  demoProps?: PropValues;
  /** What the reader changed around the demo; null for nothing. */
  environment?: DemoEnvironment | null;
  /** HTML shown until the demo runs. */
  snapshotHtml: string;
}

/** Shows a demo's snapshot and replaces it with the running demo; `watchDemos` mounts it near the screen. */
export function DemoStage({
  id,
  name,
  styling = null,
  iframeHeight = null,
  run = 0,
  demoProps,
  environment = null,
  snapshotHtml,
}: DemoStageProps) {
  const t = useMessages();
  const language = useLanguage();
  const stage = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<LoadedDemo | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isCurrent = loaded?.id === id;

  useEffect(() => {
    if (isCurrent) {
      return;
    }
    let isWanted = true;
    const load = () => loadDemo(id, language);
    // Firefox remembers that a file could not be loaded and does not ask for it again, but a new document does.
    const loading = attempt > 0 && navigator.onLine ? importOrReload(load) : load();
    loading.then(
      (demo) => {
        if (isWanted) {
          holdHeight(stage.current);
          startTransition(() => setLoaded(demo));
        }
      },
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [id, language, isCurrent, attempt]);

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
            key={`${loaded.id} ${run} ${attempt} ${environment?.dates.dateAdapter ? environment.restartKey : ''}`}
            demo={loaded}
            name={name}
            demoProps={demoProps}
            environment={environment}
            iframeHeight={iframeHeight}
            onRetry={retry}
          />
        </div>
      ) : (
        // Opaque HTML: nothing hydrates, so a clock in a demo can never mismatch.
        <div
          className={styles.snapshot}
          data-demo-snapshot=""
          data-show-when="whole"
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

/** Keeps the snapshot's height while the running demo replaces it, so that nothing below moves. */
function holdHeight(stage: HTMLDivElement | null): void {
  if (stage) {
    stage.style.minBlockSize = `${stage.offsetHeight}px`;
  }
}
