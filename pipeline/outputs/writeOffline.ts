import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import {
  offlineIndexPath,
  offlinePath,
  workerScript,
  type WorkerSettings,
} from '#model/offline.ts';
import type { PageView } from '#model/PageView.ts';
import { languageHref } from '#model/DocsPath.ts';
import { languageCodes } from '#model/Language.ts';
import type { Chunk } from './Chunk.ts';
import { assetsOfDocument, offlineIndex, shellFiles } from './offlineIndex.ts';

/** Limits for visited pages on a reader's device. */
const limits: WorkerSettings['limits'] = { pages: 150, bytes: 50_000_000 };

interface OfflineInput {
  /** Folder with the built site, complete except for what this step adds. */
  clientDir: string;
  chunks: readonly Chunk[];
  /** The pages made from Markdown, in every language. */
  views: readonly PageView[];
  /** Bundled code of the worker. */
  workerCode: string;
}

/** Writes the worker and, for each language, the index of pages it can save. */
export async function writeOffline({
  clientDir,
  chunks,
  views,
  workerCode,
}: OfflineInput): Promise<void> {
  const { sizes, digests } = await readSite(clientDir);
  const offlinePages = languageCodes.map((language) => languageHref(offlinePath, language));
  const html = await readFile(path.join(clientDir, fileOfPage(offlinePath)), 'utf8');
  const marker = assetsOfDocument(html).find((asset) => asset.startsWith('/assets/start-'));
  if (!marker) {
    throw new Error(`${fileOfPage(offlinePath)} does not name the entry of its build.`);
  }
  const revision = digest([...digests].flat());
  const shell = shellFiles(chunks, [...digests.keys()], html);

  const indexes = languageCodes.map((language) => ({
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

/** Writes a worker that unregisters itself and deletes its caches. */
export async function writeKillSwitch(clientDir: string, workerCode: string): Promise<void> {
  const file = path.join(clientDir, workerScript);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, workerCode);
  await rm(path.join(clientDir, 'offline-index'), { recursive: true, force: true });
}

/** Facts about the files of the site, by path. */
interface SiteFacts {
  sizes: Map<string, number>;
  digests: Map<string, string>;
}

/** Sequential, because reading all files at once would take more memory than any other step of the build. */
async function readSite(clientDir: string): Promise<SiteFacts> {
  const facts: SiteFacts = { sizes: new Map(), digests: new Map() };
  for (const name of (await glob('**/*', { cwd: clientDir })).sort()) {
    const content = readFileSync(path.join(clientDir, name));
    facts.sizes.set(name, content.length);
    facts.digests.set(name, digest([content]));
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
