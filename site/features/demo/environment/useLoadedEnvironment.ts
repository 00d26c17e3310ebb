import { startTransition, useEffect, useMemo, useState } from 'react';
import type { DemoOutline } from '#model/PageView.ts';
import type { DemoEnvironment } from '#site/platform/demo-theme/DemoEnvironment.ts';
import type { ThemeState } from '#site/platform/settings/ThemeState.ts';
import { type Environment, parseEnvironment, printEnvironment } from './Environment.ts';
import { useEnvironment } from './useEnvironment.ts';

/** A demo's environment, ready to be shown. */
export interface LoadedEnvironment {
  /** Changes of the reader's settings; null without any. */
  theme: Partial<ThemeState> | null;
  /** Null until the rest is loaded, and where there is none. */
  demo: DemoEnvironment | null;
  /** Shown around the demo. */
  frame: Pick<Environment, 'dir' | 'scheme' | 'width'>;
}

/** Follows a demo's environment and loads what it needs; nothing is loaded for a demo without one. */
export function useLoadedEnvironment(outline: DemoOutline, pagePath: string): LoadedEnvironment {
  const text = printEnvironment(useEnvironment(outline.name).effective);
  const [loaded, setLoaded] = useState<{ text: string; demo: DemoEnvironment } | null>(null);

  useEffect(() => {
    let isWanted = text !== '';
    if (isWanted) {
      import('./loadEnvironment.ts')
        .then(async ({ loadTraits, loadEnvironment }) =>
          loadEnvironment(parseEnvironment(text).environment, await loadTraits(outline, pagePath)),
        )
        .then(
          (demo) => isWanted && startTransition(() => setLoaded({ text, demo })),
          // The demo stays as it is; the next choice tries again.
          () => {},
        );
    }
    return () => {
      isWanted = false;
    };
  }, [text, outline, pagePath]);

  return useMemo(() => {
    const { density, dir, scheme, width } = parseEnvironment(text).environment;
    const theme = {
      ...(density && { dense: density === 'compact' }),
      ...(dir && { direction: dir }),
      ...(scheme && { paletteMode: scheme }),
    };
    return {
      theme: Object.keys(theme).length > 0 ? theme : null,
      demo: text === '' ? null : (loaded?.demo ?? null),
      frame: { ...(dir && { dir }), ...(scheme && { scheme }), ...(width && { width }) },
    };
  }, [text, loaded]);
}
