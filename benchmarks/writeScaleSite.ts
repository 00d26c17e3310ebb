import { execFile } from 'node:child_process';
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { sections } from '#content/sections.ts';
import { templates } from '#content/templates.ts';
import { generatePages } from './generatePages.ts';

/** Whether a file of the repository is part of a site without its real pages and without tests. */
export function belongsToBareSite(file: string, sectionFolders: string[]): boolean {
  const isTest = file.startsWith('tests/') || /\.test\.\w+$/.test(file);
  // What lies in the folder of a section itself is data, which other files may import.
  const [layer, section, ...below] = file.split('/');
  const isPage = layer === 'content' && sectionFolders.includes(section ?? '') && below.length > 1;
  // A link to the packages of another checkout is not ignored as a folder of them is.
  return !isTest && !isPage && file !== 'node_modules';
}

/** Copies the working tree, new files included, to a folder: the machinery of the site without its pages. */
export async function copyBareSite(root: string, folder: string): Promise<void> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await promisify(execFile)('git', args, { cwd: root, maxBuffer: 64e6 });
  const folders = sections.map((section) => section.folder);
  const files = stdout
    .split('\0')
    .filter((file) => file !== '' && belongsToBareSite(file, folders))
    // A file that was removed and not yet committed is still listed.
    .filter((file) => existsSync(join(root, file)));
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(root, file), join(folder, file));
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'content/apiScopes.ts'), 'export const apiScopes = [];\n');
  // The routes of templates want one to prerender.
  await writeFile(
    join(folder, 'content/templates.ts'),
    `export const templates = ${JSON.stringify(templates.slice(-1))};\n`,
  );
}

/** Gives a bare site this many generated pages as its only section, in place of those it had before. */
export async function writeScaleSite(folder: string, count: number): Promise<void> {
  const section = join(folder, 'content/generated');
  await rm(section, { recursive: true, force: true });
  await rm(join(folder, 'build'), { recursive: true, force: true });
  const pages = generatePages(count);
  for (const { name, markdown } of pages) {
    await mkdir(join(section, name), { recursive: true });
    await writeFile(join(section, name, `${name}.md`), markdown);
  }
  const children = pages.map(({ name }) => ({ pathname: `/x/generated/${name}` }));
  const navigation = [{ pathname: '/x/generated-group', children }];
  const generated = { folder: 'generated', path: '/x/generated', product: null, navigation };
  await writeFile(
    join(folder, 'content/sections.ts'),
    `export const sections = ${JSON.stringify([generated])};\n`,
  );
}
