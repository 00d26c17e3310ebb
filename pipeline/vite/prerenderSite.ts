import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import { picturePath } from '#model/ChartExample.ts';
import type { DemoAssets, DocumentAssets } from '#model/DocumentAssets.ts';
import type { PagePayload, PageSources } from '#model/PagePayload.ts';
import { payloadPath, sourcesPath } from '#model/pagePaths.ts';
import type { PageView } from '#model/PageView.ts';
import { type Chunk, findDemoFiles } from '#pipeline/outputs/Chunk.ts';
import type { PrerenderPaths } from '#pipeline/outputs/prerenderPaths.ts';
import { takeChunkGraph } from './chunkGraph.ts';
import { runtimeChunk } from './demoChunks.ts';

/** What `site/entry.server.tsx` exports. */
export interface SiteRenderer {
  renderAddress(
    pathname: string,
    assets: DocumentAssets,
  ): Promise<{ html: string; payload: PagePayload | null; view: PageView | null }>;
  loadSources(path: string): Promise<PageSources>;
  /** The entries of branches of the navigation tree, by the path they are fetched from. */
  renderBranches(): Promise<ReadonlyMap<string, string>>;
  /** Ids of the demos that have a picture, and each picture. */
  pictureIds(): Promise<string[]>;
  renderPicture(id: string): Promise<string>;
}

/** What the steps after rendering need to know of a site. */
export interface WrittenSite {
  /** The pages made from Markdown. */
  views: readonly PageView[];
  chunks: readonly Chunk[];
}

/** Name of the entry in the browser, and so of its file. */
export const startEntry = 'start';

/** Pages rendered at a time: rendering waits for little, but reading and writing files overlaps. */
const concurrency = 4;

/** Writes every document of the site, its payload and its sources, the branches of the tree, and the pictures. */
export async function prerenderSite(
  clientDir: string,
  { pages, sources }: PrerenderPaths,
  renderer: SiteRenderer,
): Promise<WrittenSite> {
  const { renderAddress, loadSources, renderBranches, pictureIds, renderPicture } = renderer;
  const chunks = await takeChunkGraph(clientDir);
  const assets = await readAssets(clientDir, chunks);
  const views: PageView[] = [];
  await inParallel(pages, async (pathname) => {
    const { html, payload, view } = await renderAddress(pathname, assets);
    await write(path.join(clientDir, pathname, 'index.html'), html);
    if (payload) {
      await write(path.join(clientDir, payloadPath(pathname)), JSON.stringify(payload));
    }
    views.push(...(view ? [view] : []));
  });
  await inParallel(sources, async (page) => {
    const content = JSON.stringify(await loadSources(page));
    await write(path.join(clientDir, sourcesPath(page)), content);
  });
  for (const [branch, html] of await renderBranches()) {
    await write(path.join(clientDir, branch), JSON.stringify(html));
  }
  await inParallel(await pictureIds(), async (id) => {
    await write(path.join(clientDir, picturePath(id)), await renderPicture(id));
  });
  return { views, chunks };
}

/** The files of the entry by their names in this build. The manifest itself is of no use to readers. */
async function readAssets(clientDir: string, chunks: readonly Chunk[]): Promise<DocumentAssets> {
  const folder = path.join(clientDir, '.vite');
  const manifest = JSON.parse(
    await readFile(path.join(folder, 'manifest.json'), 'utf8'),
  ) as Manifest;
  await rm(folder, { recursive: true });
  const entry = Object.values(manifest).find(({ name, isEntry }) => isEntry && name === startEntry);
  if (!entry) {
    throw new Error('The build has no entry.');
  }
  const style = manifest['style.css']?.file;
  const sheets = [...(entry.css ?? []), ...(style === undefined ? [] : [style])];
  return {
    script: `/${entry.file}`,
    preloads: (entry.imports ?? []).flatMap((name) => {
      const file = manifest[name]?.file;
      return file === undefined ? [] : [`/${file}`];
    }),
    styles: { kind: 'inline', css: await takeSheets(clientDir, sheets) },
    demos: demoAssets(chunks, entry.file),
  };
}

function demoAssets(chunks: readonly Chunk[], entry: string): DemoAssets {
  const { runtime, filesOf } = findDemoFiles(
    chunks,
    (file) => file.startsWith(`assets/${runtimeChunk}-`),
    (file) => file === entry,
  );
  const name = (file: string) => path.posix.basename(file);
  return {
    base: '/assets/',
    runtime: runtime.map(name),
    filesOf: (id) => filesOf(id).map(name),
  };
}

/** The rules of style sheets, which are no files any more. */
async function takeSheets(clientDir: string, sheets: readonly string[]): Promise<string> {
  const files = sheets.map((sheet) => path.join(clientDir, sheet));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  await Promise.all(files.map((file) => rm(file)));
  return texts.map((text) => text.trim()).join('\n');
}

const made = new Map<string, Promise<unknown>>();

async function write(file: string, content: string): Promise<void> {
  const folder = path.dirname(file);
  let making = made.get(folder);
  if (!making) {
    making = mkdir(folder, { recursive: true });
    made.set(folder, making);
  }
  await making;
  await writeFile(file, content);
}

async function inParallel<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
        await run(item);
      }
    }),
  );
}
