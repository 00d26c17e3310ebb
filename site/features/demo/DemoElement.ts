import type { DemoData } from './DemoBlock.tsx';

/** A demo in the page, as the `data-demo` attribute of its element says: with tools and code, or a scene of the front page. */
export type DemoElement =
  ({ kind: 'block' } & DemoData) | { kind: 'scene'; id: string; name: string };

/** Keeps the generated ids of the demos on a page apart. */
export function demoPrefix(demo: DemoElement): string {
  return `${demo.kind === 'block' ? demo.outline.name : demo.id.replaceAll('/', '-')}-`;
}
