import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import type { OfflineIndex, WorkerSettings } from '#model/offline.ts';
import type { PageView } from '#model/PageView.ts';
import { temporaryFolder } from '#tests/mini-site/temporaryFolder.ts';
import { writeKillSwitch, writeOffline } from './writeOffline.ts';

const html = '<script src="/assets/start-1.js"></script><link href="/assets/style-1.css">';
const views = [
  { path: '/x/a', language: 'en', title: 'A', productId: 'x-a', blocks: [] },
] as unknown as PageView[];
const files: Record<string, string> = {
  'x/offline/index.html': html,
  'zh/x/offline/index.html': html,
  'x/a/index.html': 'document',
  'page-data/x/a.json': '{}',
  'page-data/index.json': '{}',
  'page-index/en.json': '[]',
  'assets/start-1.js': '1',
  'assets/style-1.css': '1',
  'assets/Search-1.js': '1',
  'assets/Demo-1.js': '1',
};
const chunks = [
  { fileName: 'assets/Search-1.js', module: 'site/features/search/SearchDialog.tsx', imports: [] },
  { fileName: 'assets/Demo-1.js', module: 'content/a/demos/Demo.tsx', imports: [] },
];

async function build(change: Record<string, string> = {}) {
  const clientDir = await temporaryFolder();
  for (const [name, content] of Object.entries({ ...files, ...change })) {
    await mkdir(path.dirname(path.join(clientDir, name)), { recursive: true });
    await writeFile(path.join(clientDir, name), content);
  }
  return clientDir;
}

async function settingsOf(clientDir: string): Promise<WorkerSettings> {
  await writeOffline({ clientDir, chunks, views, workerCode: 'start();' });
  const [first = '', code] = (await readFile(path.join(clientDir, 'x/sw.js'), 'utf8')).split('\n');
  expect(code).toBe('start();');
  return JSON.parse(first.slice('self.workerSettings='.length, -1)) as WorkerSettings;
}

describe('writeOffline', () => {
  it('precaches what every page needs, and no demo', async () => {
    const { precache, marker } = await settingsOf(await build());
    expect(marker).toBe('/assets/start-1.js');
    expect(precache.map(({ url }) => url).sort()).toEqual([
      '/assets/Search-1.js',
      '/assets/start-1.js',
      '/assets/style-1.css',
      '/offline-index/en.json',
      '/offline-index/zh.json',
      '/page-data/index.json',
      '/page-index/en.json',
      '/x/offline',
      '/zh/x/offline',
    ]);
    for (const { url, revision } of precache) {
      expect(revision === null, url).toBe(url.startsWith('/assets/'));
    }
  });

  it('lists the pages of each language', async () => {
    const clientDir = await build();
    const { revision } = await settingsOf(clientDir);
    const read = async (language: string) =>
      JSON.parse(
        await readFile(path.join(clientDir, `offline-index/${language}.json`), 'utf8'),
      ) as OfflineIndex;
    expect(await read('en')).toMatchObject({ revision, pages: [{ path: '/x/a', title: 'A' }] });
    expect(await read('zh')).toMatchObject({ revision, pages: [] });
  });

  it('changes its revision with any file, and with nothing else', async () => {
    const { revision } = await settingsOf(await build());
    expect((await settingsOf(await build())).revision).toBe(revision);
    const changed = await settingsOf(await build({ 'x/a/index.html': 'Document' }));
    expect(changed.revision).not.toBe(revision);
  });

  it('refuses a build whose documents do not name it', async () => {
    const clientDir = await build({ 'x/offline/index.html': '' });
    await expect(writeOffline({ clientDir, chunks, views, workerCode: '' })).rejects.toThrow(
      'does not name the entry',
    );
  });
});

it('writeKillSwitch leaves a worker and nothing to keep', async () => {
  const clientDir = await build({ 'offline-index/en.json': '{}' });
  await writeKillSwitch(clientDir, 'leave();');
  expect(await readFile(path.join(clientDir, 'x/sw.js'), 'utf8')).toBe('leave();');
  expect(await glob('offline-index/**', { cwd: clientDir })).toEqual([]);
});
