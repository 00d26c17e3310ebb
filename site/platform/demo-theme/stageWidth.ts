import type { DemoOptions } from '#model/Block.ts';

/** Width of the article on a screen of 1440 px. */
const article = 784;

/** The padding of a demo's frame at both sides, in `DemoBlock.module.css`. */
const framePadding = { outlined: 48, playground: 48, inline: 32 };

/** Width of a template, which has the screen for itself. */
export const templateWidth = 1440;

/** Width of a scene of the front page on a screen of 1440 px. */
export const sceneWidth = 642;

/** Width a demo has on a page on a screen of 1440 px; its snapshot is made for it. */
export function stageWidth({
  background,
  maxWidth,
}: Pick<DemoOptions, 'background' | 'maxWidth'>): number {
  const width = article - framePadding[background];
  return Math.min(width, maxWidth ?? width);
}
