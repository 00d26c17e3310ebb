import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import type { DemoOutline } from '#model/PageView.ts';
import { importIsland } from '#site/platform/islands/importIsland.ts';
import { useEnvironment } from './useEnvironment.ts';

type Bar = ComponentType<{ outline: DemoOutline; pagePath: string }>;

/** The environment bar of a demo and how to open it. */
export interface EnvironmentBarControl {
  /** The bar; null while it is closed. */
  bar: ReactNode;
  /** Whether the demo is shown otherwise than the reader's settings say. */
  isChanged: boolean;
  /** Opens or closes the bar; rejects when it cannot be loaded. */
  toggle: () => Promise<void>;
}

/** Loads the bar when it is opened; an address with parts that mean nothing for this demo opens it to say so. */
export function useEnvironmentBar(outline: DemoOutline, pagePath: string): EnvironmentBarControl {
  const { own, effective } = useEnvironment(outline.name);
  const [Bar, setBar] = useState<Bar | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const hasIgnored = own.ignored.length > 0;

  function show(loaded: Bar) {
    setBar(() => loaded);
    setIsOpen(true);
  }

  useEffect(() => {
    if (hasIgnored) {
      // The demo works without the bar; only the note is missing.
      loadBar().then(show, () => {});
    }
  }, [hasIgnored]);

  return {
    bar: isOpen && Bar ? createElement(Bar, { outline, pagePath }) : null,
    isChanged: Object.keys(effective).length > 0,
    toggle: async () => (isOpen ? setIsOpen(false) : show(await loadBar())),
  };
}

async function loadBar(): Promise<Bar> {
  return (await importIsland(() => import('./EnvironmentBar.tsx'))).EnvironmentBar;
}
