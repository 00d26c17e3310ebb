import { languageHref } from '#model/DocsPath.ts';
import { languageCodes } from '#model/Language.ts';
import { frontPages, payloadPath, sourcesPath } from '#model/pagePaths.ts';
import type { OfflineIndex, OfflinePage } from '#model/offline.ts';
import type { PageView } from '#model/PageView.ts';
import { type Chunk, chunkFiles, demoModules } from './Chunk.ts';

/** Modules every page needs offline: those that open it, and those the shell loads on demand. */
const shellModules =
  /^(site\/(entry\.client|pages\/|features\/(search|settings-panel|error-page|offline|feedback|api-reference)\/|platform\/(?!demo-theme\/)|shell\/)|model\/|search\/|virtual:docs\/messages\/)/;

/** Files without a hash in their names that belong to the shell. */
const plainFiles = [
  /^page-index\//,
  /^navigation\//,
  // The texts of the search index are cached after their first use; names are enough to find most things.
  /^search-index\/\w+\/(start|.*\.names)\.json$/,
  /^assets\/searchWorker-/,
  /^offline-index\//,
  /^static\/styles\//,
  /^static\/icon\.svg$/,
  // Scripts that start after the page has loaded, and the images of our own ads.
  /^assets\/late-/,
  /^static\/in-house\//,
];

/** Payloads of pages outside the worker's scope, whose documents cannot be cached. */
const frontPagePayloads = languageCodes.flatMap((language) =>
  frontPages.map((page) => payloadPath(languageHref(page, language)).slice(1)),
);

/** Addresses of the assets a document references. */
export function assetsOfDocument(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.\w+/g) ?? [])].sort();
}

/** Files every page needs, relative to the client folder: referenced assets, code loaded on demand, indexes, styles. */
export function shellFiles(chunks: readonly Chunk[], allFiles: string[], html: string): string[] {
  const named = assetsOfDocument(html).map((address) => address.slice(1));
  const late = chunkFiles(chunks, (module) => shellModules.test(module));
  const plain = allFiles.filter(
    (file) => frontPagePayloads.includes(file) || plainFiles.some((pattern) => pattern.test(file)),
  );
  return [...new Set([...named, ...late, ...plain])].sort();
}

interface OfflineIndexInput {
  /** Pages of one language. */
  views: PageView[];
  chunks: readonly Chunk[];
  /** Size of every file of the site by its path below the client folder. */
  sizes: ReadonlyMap<string, number>;
  /** Files every page needs, not counted for any single page. */
  shell: ReadonlySet<string>;
  revision: string;
  marker: string;
}

/** Lists what readers of a language can save for offline reading, with sizes. */
export function offlineIndex({
  views,
  chunks,
  sizes,
  shell,
  revision,
  marker,
}: OfflineIndexInput): OfflineIndex {
  const positions = new Map<string, number>();
  const sizeOf = (file: string) => sizes.get(file) ?? 0;
  const positionOf = (file: string) => {
    const position = positions.get(file) ?? positions.size;
    positions.set(file, position);
    return position;
  };

  const pages = views.map((view): OfflinePage => {
    const path = languageHref(view.path, view.language);
    const sources = sourcesPath(view.path).slice(1);
    const own = [`${path.slice(1)}/index.html`, payloadPath(path).slice(1), sources];
    const files = demoFiles(view, chunks).filter((file) => !shell.has(file));
    return {
      path,
      title: view.title,
      productId: view.productId,
      bytes: sum(own.map(sizeOf)),
      hasSources: sizes.has(sources),
      files: files.map(positionOf),
    };
  });
  return {
    revision,
    marker,
    shellBytes: sum([...shell].map(sizeOf)),
    files: [...positions.keys()].map((file) => [`/${file}`, sizeOf(file)]),
    pages,
  };
}

/** Code of a page's demos: the demos, the panel, the theme and the runtime. */
function demoFiles({ blocks, language }: PageView, chunks: readonly Chunk[]): string[] {
  const ids = blocks.flatMap((block) =>
    block.kind === 'demo' ? block.variants.map(({ id }) => id) : [],
  );
  if (ids.length === 0) {
    return [];
  }
  const wanted = new Set([
    'site/features/demo/stage/DemoRuntime.tsx',
    'site/features/demo/panel/RunningPanel.tsx',
    `site/platform/demo-theme/locale-packs/${language}.ts`,
    ...ids.flatMap(demoModules),
  ]);
  return chunkFiles(chunks, (module) => wanted.has(module));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
