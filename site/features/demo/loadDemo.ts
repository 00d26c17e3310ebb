import type { ComponentType } from 'react';
import { demoRegistries } from 'virtual:docs/demos';

/** A demo ready to run. */
export interface LoadedDemo {
  Demo: ComponentType;
  Runtime: ComponentType<{ Demo: ComponentType }>;
}

/** Loads a demo and what it runs in; both come in chunks of their own. */
export async function loadDemo(id: string): Promise<LoadedDemo> {
  const section = id.slice(0, id.indexOf('/'));
  const registry = demoRegistries[section];
  if (!registry) {
    throw new Error(`There is no section ${section}.`);
  }
  const [{ demos }, { DemoRuntime }] = await Promise.all([registry(), import('./demoRuntime.tsx')]);
  const module = await demos[id]?.();
  if (!module) {
    throw new Error(`There is no demo ${id}.`);
  }
  return { Demo: module.default, Runtime: DemoRuntime };
}
