import type { OfflineIndex, OfflinePage } from '#model/OfflineIndex.ts';
import { demoFile } from '#model/demoFile.ts';
import type { PageView } from '#model/PageView.ts';
import { languageHref } from '#model/languageHref.ts';
import { payloadPath, sourcesPath } from '#model/payloadPath.ts';
import { type Chunk, chunkFiles } from './chunkFiles.ts';

interface OfflineIndexInput {
  /** Pages of one language. */
  views: PageView[];
  chunks: readonly Chunk[];
  /** Size of every file of the site by its path below the client folder. */
  sizes: ReadonlyMap<string, number>;
  /** Files every page needs, which no page counts as its own. */
  shell: ReadonlySet<string>;
  revision: string;
  marker: string;
}

/** Lists what of a language can be kept on a device, with sizes. */
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

/** Code of a page's demos: each demo, the list its section is found through, its tools, and what all demos run in. */
function demoFiles({ blocks, language }: PageView, chunks: readonly Chunk[]): string[] {
  const ids = blocks.flatMap((block) =>
    block.kind === 'demo' ? block.variants.map(({ id }) => id) : [],
  );
  if (ids.length === 0) {
    return [];
  }
  const wanted = new Set([
    'site/features/demo/demoRuntime.tsx',
    'site/features/demo-panel/RunningPanel.tsx',
    `site/features/demo/locale-packs/${language}.ts`,
    ...ids.map((id) => `virtual:docs/demos/${id.split('/', 1)[0]}`),
    ...ids.flatMap((id) => [`content/${demoFile(id)}`, `virtual:docs/demo/${id}`]),
  ]);
  return chunkFiles(chunks, (module) => wanted.has(module));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
