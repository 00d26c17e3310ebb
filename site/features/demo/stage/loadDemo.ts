import type { ComponentType } from 'react';
import { addressesOfDemo } from '#model/DemoFiles.ts';
import type { Language } from '#model/Language.ts';
import { demoFilesOfPage, preloadFiles } from './demoFilesOfPage.ts';
import type { DemoRuntimeProps, RunnableDemo } from './DemoRuntime.tsx';

/** A demo together with the runtime that renders it. */
export interface LoadedDemo extends RunnableDemo {
  Runtime: ComponentType<DemoRuntimeProps>;
}

/** Loads a demo of the page, its runtime and the library's locale for a language, each in a chunk of its own. */
export async function loadDemo(id: string, language: Language): Promise<LoadedDemo> {
  // Side by side: on a slow line the code of a demo takes as long as everything before it.
  const [{ default: Demo, styles = '' }, Runtime] = await Promise.all([
    importDemo(id),
    loadRuntime(language),
  ]);
  return { id, Demo, styles, Runtime };
}

interface DemoModule {
  default: ComponentType;
  styles?: string;
}

function importDemo(id: string): Promise<DemoModule> {
  const [address, ...imported] = addressesOfDemo(demoFilesOfPage(), id);
  if (address === undefined) {
    throw new Error(`This page does not name the code of the demo ${id}.`);
  }
  // Asked for now: the browser learns what a file imports once it has read it.
  preloadFiles(imported);
  return import(/* @vite-ignore */ address) as Promise<DemoModule>;
}

async function loadRuntime(language: Language): Promise<LoadedDemo['Runtime']> {
  const { DemoRuntime, preloadLocale } = await import('./DemoRuntime.tsx');
  await preloadLocale(language);
  return DemoRuntime;
}
