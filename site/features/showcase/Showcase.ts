import type { NavPage } from '#model/NavNode.ts';
import type { SnapshotStyles } from '#model/PagePayload.ts';
import type { Plan } from '#model/Plan.ts';
import type { SiteFigures } from '#model/SiteFigures.ts';
import type { DemoElement } from '#site/features/demo/DemoElement.ts';

/** A product's scene: its running demo, and the code of it. */
export interface SceneHtml {
  demo: string;
  code: string;
}

/** What the front page shows besides its words. */
export interface Showcase {
  /** By the product's folder. */
  scenes: ReadonlyMap<string, SceneHtml>;
  snapshotStyles: SnapshotStyles;
  /** Guides about what only a paid plan can do. */
  plans: Readonly<Record<Plan, NavPage[]>>;
  figures: SiteFigures;
}

/** The scene of a product as the `data-demo` attribute describes it. */
export function sceneOf(folder: string, name: string): DemoElement {
  return { kind: 'scene', id: `${folder}/Scene`, name };
}
