import type { DemoData } from './DemoBlock.tsx';

/** A demo in the page, as the `data-demo` attribute of its element says: with tools and code, or a scene of the front page. */
export type DemoElement =
  ({ kind: 'block' } & DemoData) | { kind: 'scene'; id: string; name: string };

/** Demos that start by themselves once they are near the screen; the others wait until somebody is there. */
export const startingDemos = '[data-demo]:not([data-waits])';

/** How far from the screen a demo counts as near. */
export const nearMargin = '400px';

/** The demo of an element of the page. */
export function readDemo(element: Element): DemoElement {
  return JSON.parse(element.getAttribute('data-demo') ?? '') as DemoElement;
}

/** Ids of what may run in the element, by which `loadDemo` finds it. */
export function idsOfDemo(demo: DemoElement): string[] {
  return demo.kind === 'block' ? demo.outline.variants.map(({ id }) => id) : [demo.id];
}

/** Keeps the generated ids of the demos on a page apart. */
export function demoPrefix(demo: DemoElement): string {
  return `${demo.kind === 'block' ? demo.outline.name : demo.id.replaceAll('/', '-')}-`;
}
