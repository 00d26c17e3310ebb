import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatTable } from './formatTable.ts';
import { generatePages } from './generatePages.ts';
import { measureBuild } from './measureBuild.ts';

/** `npm run bench:scale -- --pages 1000`: the real build with generated pages beside the real ones, cold and warm. */
const { values } = parseArgs({ options: { pages: { type: 'string', default: '1000' } } });
const count = Number(values.pages);
if (!Number.isInteger(count) || count < 1) {
  console.error(`--pages takes a whole number, not "${values.pages}".`);
  process.exit(1);
}

const root = process.cwd();
const copy = await mkdtemp(join(tmpdir(), 'docs-scale-'));
const parts = ['model', 'content', 'pipeline', 'site', 'public', 'package.json'];
const configs = [
  'package-lock.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'react-router.config.ts',
];

try {
  console.log(`Generating ${count} pages …`);
  for (const part of [...parts, ...configs]) {
    await cp(join(root, part), join(copy, part), { recursive: true });
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  await writeGeneratedSection(copy, count);

  console.log('Building, cold then warm …');
  const results = await measureBuild({
    root: copy,
    command: ['npx', 'react-router', 'build'],
    cacheDir: '.cache',
    clientDir: 'build/client',
  });
  const rows = results.map(({ kind, pages, cpuSeconds, wallSeconds, peakMemoryMB, compiled }) => [
    kind,
    pages,
    cpuSeconds,
    cpuSeconds / pages,
    wallSeconds,
    Math.round(peakMemoryMB),
    compiled,
  ]);
  const head = ['Build', 'Pages', 'CPU s', 'CPU s a page', 'Wall s', 'Peak MB', 'Compiled'];
  console.log(formatTable(`Build with ${count} generated pages`, head, rows));
  const warm = results.find(({ kind }) => kind === 'warm');
  if (warm?.compiled !== 0) {
    console.error(`The warm build compiled ${warm?.compiled} values again; it must compile none.`);
    process.exitCode = 1;
  }
} finally {
  await rm(copy, { recursive: true, force: true });
}

async function writeGeneratedSection(folder: string, pages: number): Promise<void> {
  const section = join(folder, 'content/generated');
  const names = generatePages(pages);
  for (const { name, markdown } of names) {
    await mkdir(join(section, name), { recursive: true });
    await writeFile(join(section, name, `${name}.md`), markdown);
  }
  const entries = names.map(({ name }) => ({ pathname: `/x/generated/${name}` }));
  await writeFile(
    join(section, 'navigation.ts'),
    `export const navigation = ${JSON.stringify([{ pathname: '/x/generated-group', children: entries }])};\n`,
  );
  // The generated section joins the real ones through the registry, as any new section would.
  await cp(join(folder, 'content/sections.ts'), join(folder, 'content/realSections.ts'));
  await writeFile(
    join(folder, 'content/sections.ts'),
    [
      `import { sections as real } from './realSections.ts';`,
      `import { navigation } from './generated/navigation.ts';`,
      `export const sections = [...real, { folder: 'generated', path: '/x/generated', product: null, navigation }];`,
    ].join('\n'),
  );
}
