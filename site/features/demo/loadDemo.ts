import type { ComponentType } from 'react';
import type { Language } from '#model/Language.ts';
import { demoRegistries } from 'virtual:docs/demos';
import type { DemoRuntimeProps } from './demoRuntime.tsx';

/** A demo ready to run. */
export interface LoadedDemo {
  id: string;
  Demo: ComponentType;
  /** Style sheets the demo brings along; empty for most. */
  styles: string;
  Runtime: ComponentType<DemoRuntimeProps>;
}

/** Loads a demo, what it runs in and the library's words in a language; all come in chunks of their own. */
export async function loadDemo(id: string, language: Language): Promise<LoadedDemo> {
  const section = id.slice(0, id.indexOf('/'));
  const registry = demoRegistries[section];
  if (!registry) {
    throw new Error(`There is no section ${section}.`);
  }
  const [{ demos }, runtime] = await Promise.all([registry(), import('./demoRuntime.tsx')]);
  const { DemoRuntime, prepareWords } = runtime;
  const [module] = await Promise.all([demos[id]?.(), prepareWords(language)]);
  if (!module) {
    throw new Error(`There is no demo ${id}.`);
  }
  return { id, Demo: module.default, styles: module.styles ?? '', Runtime: DemoRuntime };
}
