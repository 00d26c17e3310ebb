import type { Language } from '#model/Language.ts';
import { setLicenseKey } from '#site/platform/license/setLicenseKey.ts';
import { loadLocalePacks } from './locale-packs/loadLocalePacks.ts';
import { DemoTheme } from './DemoTheme.tsx';
import { RuntimeBoundary } from './RuntimeBoundary.tsx';
import { RuntimeFrame } from './RuntimeFrame.tsx';
import type { LoadedDemo } from './loadDemo.ts';
import type { PropValues } from './StageControl.ts';

// Before the first demo renders, which asks for it.
setLicenseKey();

/** Loads the words a demo starts with, so that it need not change them once it is seen; without them it speaks English. */
export async function prepareWords(language: Language): Promise<void> {
  await loadLocalePacks(language).catch(() => []);
}

export interface DemoRuntimeProps {
  demo: LoadedDemo;
  name: string;
  demoProps: PropValues | undefined;
  /** Height of the demo's own frame; null for a demo that runs in the page. */
  iframeHeight: number | null;
  onRetry: () => void;
}

/** A running demo in the library's theme with the reader's settings; loaded with the first demo. */
export function DemoRuntime({ demo, name, demoProps, iframeHeight, onRetry }: DemoRuntimeProps) {
  const { id, Demo, styles } = demo;
  const running = (
    <RuntimeBoundary id={id} onRetry={onRetry}>
      {/* React puts it into the head of the demo's document, once, however many demos bring it. */}
      {styles && (
        <style href={`demo-${id.replaceAll('/', '-')}`} precedence="demo">
          {styles}
        </style>
      )}
      <Demo {...demoProps} />
    </RuntimeBoundary>
  );
  return iframeHeight === null ? (
    <DemoTheme>{running}</DemoTheme>
  ) : (
    <RuntimeFrame title={name} height={iframeHeight}>
      {running}
    </RuntimeFrame>
  );
}
