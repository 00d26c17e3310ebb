import { createHash } from 'node:crypto';
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
  const files = await readFiles(clientDir);
  const sizes = new Map([...files].map(([name, content]) => [name, content.length]));
  const offlinePages = urlLanguages.map((language) => languageHref(offlinePath, language));
  const html = String(files.get(fileOfPage(offlinePath)) ?? '');
  const marker = assetsOfDocument(html).find((asset) => asset.startsWith('/assets/manifest-'));
  if (!marker) {
    throw new Error(`${fileOfPage(offlinePath)} does not name the manifest of its build.`);
  }
  const revision = digest([...files].flat());
  const shell = shellFiles(chunks, [...files.keys()], html);
  const views = readViews(files);

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
        revision: file.startsWith('assets/') ? null : digest([files.get(file) ?? '']),
      })),
      ...offlinePages.map((url) => ({ url, revision: digest([files.get(fileOfPage(url)) ?? '']) })),
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

async function readFiles(clientDir: string): Promise<Map<string, Buffer>> {
  const names = await glob('**/*', { cwd: clientDir });
  return new Map(
    await Promise.all(
      names.sort().map(async (name) => [name, await readFile(path.join(clientDir, name))] as const),
    ),
  );
}

function fileOfPage(url: string): string {
  return `${url.slice(1)}/index.html`;
}

/** Pages are found by their payloads, whoever made them; React routes have none with a view. */
function readViews(files: ReadonlyMap<string, Buffer>): PageView[] {
  return [...files].flatMap(([name, content]) => {
    if (!name.startsWith('page-data/')) {
      return [];
    }
    const payload = JSON.parse(String(content)) as Partial<PagePayload>;
    return payload.view ? [payload.view] : [];
  });
}

function digest(parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(part).update('\0'));
  return hash.digest('hex').slice(0, 16);
}
