import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sections } from '#content/sections.ts';
import { flattenNavigation } from '#model/NavNode.ts';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { findPageFolder, scaffoldPage } from './new-page/scaffoldPage.ts';

/** `npm run new:page -- /x/react-charts/radar "Charts - Radar" [--component RadarChart]`: creates a page that passes the checks. */
async function newPage(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { component: { type: 'string' } },
    allowPositionals: true,
  });
  const [pagePath, title] = positionals;
  if (!pagePath || !title) {
    throw new Error('Usage: npm run new:page -- <path> "<title>" [--component <name>]');
  }
  const root = process.cwd();
  const { section } = findPageFolder(pagePath, sections);
  const scene = path.join(root, 'content', section.folder, 'demos/Scene.tsx');
  const files = scaffoldPage(
    { path: pagePath, title, component: values.component ?? null },
    sections,
    existsSync(scene) ? await readFile(scene, 'utf8') : null,
  );
  const existing = Object.keys(files).find((name) => existsSync(path.join(root, 'content', name)));
  if (existing) {
    throw new Error(`content/${existing} exists already; nothing was written.`);
  }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, 'content', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(`Written: content/${name}`);
  }
  const navigation = await openDocs(contentConfig(root, { watching: false })).navigation('en');
  if (
    !flattenNavigation(navigation).some((leaf) => leaf.kind === 'page' && leaf.path === pagePath)
  ) {
    console.log(`Add to content/${section.folder}/navigation.ts: { pathname: '${pagePath}' },`);
  }
  console.log('Restart `npm run dev` to see a new demo; `npm run check:content` checks the page.');
}

newPage().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
