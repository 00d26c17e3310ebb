import type { Plan } from './Plan.ts';

/** The questions a chart answers, in the order a filter lists them. */
export const chartQuestions = [
  'compare',
  'change',
  'share',
  'relation',
  'distribution',
  'flow',
  'progress',
] as const;

/** What a chart makes of its data. */
export type ChartQuestion = (typeof chartQuestions)[number];

/** The shapes of data that charts take, in the order a filter lists them. */
export const dataShapes = [
  'categories',
  'sequence',
  'parts',
  'points',
  'matrix',
  'ranges',
  'links',
  'measures',
  'single',
] as const;

/** What one item of a chart's data is. */
export type DataShape = (typeof dataShapes)[number];

/** What a chart is good for. */
export interface ChartTraits {
  question: ChartQuestion;
  data: DataShape;
}

/** How the demos of a product get their traits; what is more specific comes first: a demo, its page, its component. */
export interface ExampleTraits {
  /** Folders of the pages with finished charts, which a gallery shows first. */
  finished: readonly string[];
  /** By name of the element in the code; the first that a demo contains decides. */
  components: readonly (readonly [component: string, traits: ChartTraits])[];
  /** By folder of the page. */
  pages: Readonly<Record<string, Partial<ChartTraits>>>;
  /** By folder of the page and name of the demo: `bars/GroupedBars`. */
  demos: Readonly<Record<string, Partial<ChartTraits>>>;
}

/** A demo in the gallery. */
export interface ChartExample extends ChartTraits {
  /** Id of the demo in the styling that is shown first. */
  id: string;
  title: string;
  /** Path of the page that shows it, without language. */
  pagePath: string;
  pageTitle: string;
  /** Title of its section; null above the first one. */
  section: string | null;
  /** Anchor of the demo on its page. */
  anchor: string;
  /** Anchor that opens its code. */
  codeAnchor: string;
  /** Null for the free plan. */
  plan: Plan | null;
}

/** Path of the page that shows every chart. */
export const galleryPath = '/x/react-charts/examples';

/** Path of the picture of a demo, given by its id. */
export function picturePath(demoId: string): string {
  return `/demo-pictures/${demoId}.svg`;
}

/** The demo that a picture shows; null for any other path. */
export function demoOfPicture(path: string): string | null {
  return /^\/demo-pictures\/(.+)\.svg$/.exec(path)?.[1] ?? null;
}

/** In CSS pixels: the width a demo has in its picture, the height up to which it is shown, and that of the picture's frame. */
export const pictureSize = { width: 400, maxHeight: 420, frameHeight: 340 };
