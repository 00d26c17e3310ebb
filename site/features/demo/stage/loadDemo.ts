import type { ComponentType } from 'react';
import type { Language } from '#model/Language.ts';
import { demoRegistries } from 'virtual:docs/demos';
import type { DemoRuntimeProps, RunnableDemo } from './DemoRuntime.tsx';

/** A demo together with the runtime that renders it. */
export interface LoadedDemo extends RunnableDemo {
  Runtime: ComponentType<DemoRuntimeProps>;
}

/** Loads a demo, its runtime and the library's locale for a language, each in a chunk of its own. */
export async function loadDemo(id: string, language: Language): Promise<LoadedDemo> {
  const section = id.slice(0, id.indexOf('/'));
  const registry = demoRegistries[section];
  if (!registry) {
    throw new Error(`There is no section ${section}.`);
  }
  // Side by side: on a slow line the code of a demo takes as long as everything before it.
  const [module, DemoRuntime] = await Promise.all([
    registry().then(({ demos }) => demos[id]?.()),
    loadRuntime(language),
  ]);
  if (!module) {
    throw new Error(`There is no demo ${id}.`);
  }
  return { id, Demo: module.default, styles: module.styles ?? '', Runtime: DemoRuntime };
}

async function loadRuntime(language: Language): Promise<LoadedDemo['Runtime']> {
  const { DemoRuntime, preloadLocale } = await import('./DemoRuntime.tsx');
  await preloadLocale(language);
  return DemoRuntime;
}
