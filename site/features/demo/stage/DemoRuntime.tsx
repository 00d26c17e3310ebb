import {
  type ComponentType,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '#model/Language.ts';
import {
  type DemoEnvironment,
  DemoEnvironmentContext,
} from '#site/platform/demo-theme/DemoEnvironment.ts';
import { DemoTheme } from '#site/platform/demo-theme/DemoTheme.tsx';
import { loadLocalePacks } from '#site/platform/demo-theme/loadLocalePacks.ts';
import { setLicenseKey } from '#site/platform/setLicenseKey.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { useThemeState } from '#site/platform/settings/ThemeStateProvider.tsx';
import { DemoErrorBoundary } from './DemoErrorBoundary.tsx';
import styles from './DemoStage.module.css';
import type { PropValues } from './StageControl.ts';

// Has to be set before the first demo renders.
setLicenseKey();

/** Loads the library's locale before a demo starts, so that its text does not change once visible; English on failure. */
export async function preloadLocale(language: Language): Promise<void> {
  await loadLocalePacks(language).catch(() => []);
}

/** A demo's component and styles. */
export interface RunnableDemo {
  id: string;
  Demo: ComponentType;
  /** The demo's own style sheets; empty for most. */
  styles: string;
}

export interface DemoRuntimeProps {
  demo: RunnableDemo;
  name: string;
  demoProps: PropValues | undefined;
  /** What the reader changed around the demo; null for nothing. */
  environment: DemoEnvironment | null;
  /** Height of the demo's own frame; null for a demo that runs in the page. */
  iframeHeight: number | null;
  onRetry: () => void;
}

/** Runs a demo under the library's theme with the reader's settings; loaded with the first demo. */
export function DemoRuntime(props: DemoRuntimeProps) {
  const { demo, name, demoProps, environment, iframeHeight, onRetry } = props;
  const { id, Demo, styles: demoStyles } = demo;
  const running = (
    <DemoErrorBoundary id={id} onRetry={onRetry}>
      {/* React hoists it into the head of the demo's document, once for all demos that share it. */}
      {demoStyles && (
        <style href={`demo-${id.replaceAll('/', '-')}`} precedence="demo">
          {demoStyles}
        </style>
      )}
      <Demo {...demoProps} />
    </DemoErrorBoundary>
  );
  return (
    <DemoEnvironmentContext value={environment}>
      {iframeHeight === null ? (
        <DemoTheme>{running}</DemoTheme>
      ) : (
        <DemoFrame title={name} height={iframeHeight}>
          {running}
        </DemoFrame>
      )}
    </DemoEnvironmentContext>
  );
}

interface DemoFrameProps {
  title: string;
  height: number;
  children: ReactNode;
}

/** In development the site's styles are in `style` elements. */
const styleSheets = 'link[rel="stylesheet"], style[data-vite-dev-id]';

/** Runs a demo in an iframe, so that its media queries match the demo's width and not the reader's screen. */
function DemoFrame({ title, height, children }: DemoFrameProps) {
  const t = useMessages();
  const { state } = useThemeState();
  const [frame, setFrame] = useState<Window | null>(null);

  useEffect(() => {
    const root = frame?.document.documentElement;
    root?.setAttribute('dir', state.direction);
    root?.setAttribute('data-mui-color-scheme', state.paletteMode);
  }, [frame, state.direction, state.paletteMode]);

  function onLoad(event: SyntheticEvent<HTMLIFrameElement>) {
    const { contentWindow } = event.currentTarget;
    // The site's style sheet has the typeface and the colors of the page.
    document.querySelectorAll(styleSheets).forEach((sheet) => {
      contentWindow?.document.head.append(sheet.cloneNode(true));
    });
    setFrame(contentWindow);
  }

  return (
    <>
      {/* What runs inside is our own code, as on the page around it; edited code runs in a sandboxed frame. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        className={styles.iframe}
        title={t('demo.label', { name: title })}
        height={height}
        srcDoc="<!doctype html><html><head></head><body></body></html>"
        onLoad={onLoad}
      />
      {frame && createPortal(<DemoTheme frame={frame}>{children}</DemoTheme>, frame.document.body)}
    </>
  );
}
