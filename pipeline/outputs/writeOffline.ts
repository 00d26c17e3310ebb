import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { offlineIndexPath } from '#model/OfflineIndex.ts';
import type { PagePayload } from '#model/PagePayload.ts';
import type { PageView } from '#model/PageView.ts';
import { languageHref } from '#model/languageHref.ts';
import { urlLanguages } from '#model/urlLanguages.ts';
import { offlinePath, workerScript } from '#model/workerScope.ts';
import type { WorkerSettings } from '#model/WorkerSettings.ts';
import type { Chunk } from './chunkFiles.ts';
import { offlineIndex } from './offlineIndex.ts';
import { assetsOfDocument, shellFiles } from './shellFiles.ts';

/** How much visited pages may take on a reader's device. */
const limits: WorkerSettings['limits'] = { pages: 150, bytes: 50_000_000 };

interface OfflineInput {
  /** Folder with the built site, complete but for what this step adds. */
  clientDir: string;
  chunks: readonly Chunk[];
  /** Bundled code of the worker. */
  workerCode: string;
}

/** Writes the worker and, for each language, the list of what it can keep. */
export async function writeOffline({ clientDir, chunks, workerCode }: OfflineInput): Promise<void> {
  const { sizes, digests, views } = await readSite(clientDir);
  const offlinePages = urlLanguages.map((language) => languageHref(offlinePath, language));
  const html = await readFile(path.join(clientDir, fileOfPage(offlinePath)), 'utf8');
  const marker = assetsOfDocument(html).find((asset) => asset.startsWith('/assets/manifest-'));
  if (!marker) {
    throw new Error(`${fileOfPage(offlinePath)} does not name the manifest of its build.`);
  }
  const revision = digest([...digests].flat());
  const shell = shellFiles(chunks, [...digests.keys()], html);

  const indexes = urlLanguages.map((language) => ({
    url: offlineIndexPath(language),
    content: JSON.stringify(
      offlineIndex({
        views: views.filter((view) => view.language === language),
        chunks,
        sizes,
        shell: new Set(shell),
        revision,
        marker,
      }),
    ),
  }));
  const settings: WorkerSettings = {
    revision,
    marker,
    limits,
    precache: [
      ...shell.map((file) => ({
        url: `/${file}`,
        revision: file.startsWith('assets/') ? null : (digests.get(file) ?? ''),
      })),
      ...offlinePages.map((url) => ({ url, revision: digests.get(fileOfPage(url)) ?? '' })),
      ...indexes.map(({ url, content }) => ({ url, revision: digest([content]) })),
    ],
  };
  const worker = `self.workerSettings=${JSON.stringify(settings)};\n${workerCode}`;
  for (const { url, content } of [...indexes, { url: workerScript, content: worker }]) {
    const file = path.join(clientDir, url);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Writes the worker that removes all others, and nothing it could keep. */
export async function writeKillSwitch(clientDir: string, workerCode: string): Promise<void> {
  const file = path.join(clientDir, workerScript);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, workerCode);
  await rm(path.join(clientDir, 'offline-index'), { recursive: true, force: true });
}

/** What the lists need to know of the files of the site, by their paths. */
interface SiteFacts {
  sizes: Map<string, number>;
  digests: Map<string, string>;
  /** Pages are found by their payloads, whoever made them; React routes have none with a view. */
  views: PageView[];
}

/** One file after the other: all of them at once would be the most memory a build takes. */
async function readSite(clientDir: string): Promise<SiteFacts> {
  const facts: SiteFacts = { sizes: new Map(), digests: new Map(), views: [] };
  for (const name of (await glob('**/*', { cwd: clientDir })).sort()) {
    const content = readFileSync(path.join(clientDir, name));
    facts.sizes.set(name, content.length);
    facts.digests.set(name, digest([content]));
    if (name.startsWith('page-data/')) {
      const { view } = JSON.parse(String(content)) as Partial<PagePayload>;
      facts.views.push(...(view ? [view] : []));
    }
  }
  return facts;
}

function fileOfPage(url: string): string {
  return `${url.slice(1)}/index.html`;
}

function digest(parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(part).update('\0'));
  return hash.digest('hex').slice(0, 16);
}
