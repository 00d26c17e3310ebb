import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { copyableFiles } from '#model/DemoSource.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { temporaryFolder } from '#tests/mini-site/temporaryFolder.ts';
import { writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';
import { headExtras } from './headExtras.ts';
import { machineFile, machinePaths, writeMachineFiles } from './machineFiles.ts';

const open = async () => openDocs(await writeMiniSite());

it('writes a copy of every page in every language, the lists and the feeds', async () => {
  const docs = await open();
  const folder = await temporaryFolder();
  await writeMachineFiles(docs, folder);
  const written = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile())
    .map((file) => `/${path.relative(folder, path.join(file.parentPath, file.name))}`);
  expect(written.sort()).toEqual((await machinePaths(docs)).sort());
  expect(written).toContain('/zh/x/react-widgets/dial.md');
  expect(written).toContain('/x/react-widgets/llms-full.txt');
  expect(written).toContain('/zh/feed.xml');
  const dial = await readFile(path.join(folder, 'x/react-widgets/dial.md'), 'utf8');
  expect(dial).toMatch(
    /^# .+\n\n> .+\n\n- Page: https:\/\/docs\.example\.com\/x\/react-widgets\/dial\n/,
  );
});

it('inlines the source of each demo, as one file that runs, under its name', async () => {
  const docs = await open();
  const page = await docs.page('/x/react-widgets/dial', 'en');
  const copy = (await machineFile(docs, '/x/react-widgets/dial.md')) ?? '';
  const files = page?.demos.flatMap(({ variants }) => variants.flatMap(copyableFiles)) ?? [];
  expect(files.length).toBeGreaterThan(0);
  for (const { tsName, ts } of files) {
    expect(copy).toContain(`title="${tsName}"\n${ts.trimEnd()}\n`);
  }
});

it('lists guides by the convention for assistants, with addresses of their copies', async () => {
  const list = (await machineFile(await open(), '/zh/llms.txt')) ?? '';
  expect(list).toMatch(/^# Mini\n\n> /);
  expect(list).toMatch(/^- \[.+\]\(https:\/\/docs\.example\.com\/zh\/x\/guides\/setup\.md\): .+$/m);
  expect(list).toContain('(https://docs.example.com/zh/x/react-widgets/llms.txt)');
  expect(list).toMatch(/^## Optional$/m);
});

it('has nothing at other addresses', async () => {
  const docs = await open();
  for (const address of [
    '/x/guides/gone.md',
    '/x/guides/llms.txt',
    '/sitemap.xml',
    '/playground.md',
  ]) {
    expect(await machineFile(docs, address)).toBeNull();
  }
});

it('tells machines in the head where the copy and the feed are, and what the page is', async () => {
  const docs = await open();
  const head = await headExtras(docs, '/x/react-widgets/dial', 'zh');
  expect(head).toContain(
    '<link rel="alternate" type="text/markdown" href="https://docs.example.com/zh/x/react-widgets/dial.md"/>',
  );
  expect(head).toContain('href="https://docs.example.com/zh/feed.xml"');
  const json = /<script type="application\/ld\+json">(.*)<\/script>/.exec(head)?.[1] ?? '';
  expect(json).not.toContain('<');
  const [crumbs, article] = JSON.parse(json)['@graph'];
  expect(crumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    'https://docs.example.com/zh',
    'https://docs.example.com/zh/x/react-widgets',
    'https://docs.example.com/zh/x/react-widgets/dial',
  ]);
  expect(article).toMatchObject({
    '@type': 'TechArticle',
    url: 'https://docs.example.com/zh/x/react-widgets/dial',
  });
});

it('says less in the head of pages that are no articles', async () => {
  const docs = await open();
  const home = await headExtras(docs, '/', 'en');
  expect(home).toContain('https://docs.example.com/index.md');
  expect(home).not.toContain('ld+json');
  expect(await headExtras(docs, '/x/guides/gone', 'en')).not.toContain('text/markdown');
});
