import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { useThemeState } from '#site/platform/settings/ThemeStateProvider.tsx';
import styles from './DemoStage.module.css';
import { DemoTheme } from './DemoTheme.tsx';

interface RuntimeFrameProps {
  title: string;
  height: number;
  children: ReactNode;
}

/** In development the site's sheet is in elements of its own. */
const styleSheets = 'link[rel="stylesheet"], style[data-vite-dev-id]';

/** A document of its own around a demo, so that its media queries see the demo's width and not the reader's screen. */
export function RuntimeFrame({ title, height, children }: RuntimeFrameProps) {
  const t = useTranslate();
  const { state } = useThemeState();
  const [frame, setFrame] = useState<Window | null>(null);

  useEffect(() => {
    const root = frame?.document.documentElement;
    root?.setAttribute('dir', state.direction);
    root?.setAttribute('data-mui-color-scheme', state.paletteMode);
  }, [frame, state.direction, state.paletteMode]);

  function onLoad(event: SyntheticEvent<HTMLIFrameElement>) {
    const { contentWindow } = event.currentTarget;
    // The site's own sheet brings the typeface and the colours of the page.
    document.querySelectorAll(styleSheets).forEach((sheet) => {
      contentWindow?.document.head.append(sheet.cloneNode(true));
    });
    setFrame(contentWindow);
  }

  return (
    <>
      {/* What runs inside is the site's own, as on the page around it; edited code runs elsewhere. */}
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
