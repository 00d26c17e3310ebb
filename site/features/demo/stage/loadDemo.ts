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
  const [{ demos }, runtime] = await Promise.all([registry(), import('./DemoRuntime.tsx')]);
  const { DemoRuntime, preloadLocale } = runtime;
  const [module] = await Promise.all([demos[id]?.(), preloadLocale(language)]);
  if (!module) {
    throw new Error(`There is no demo ${id}.`);
  }
  return { id, Demo: module.default, styles: module.styles ?? '', Runtime: DemoRuntime };
}
