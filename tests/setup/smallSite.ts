import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { scratchFolder } from './scratchFolder.ts';

const text = '<p>Rows, columns and cells.</p>'.repeat(400);

/** Writes a built site of three pages for a server; returns its folder. */
export async function smallSite(): Promise<string> {
  const clientDir = path.join(scratchFolder(), 'client');
  const files = {
    'index.html': `<h1>Home</h1>${text}`,
    '404.html': '<h1>Nothing here</h1>',
    'x/introduction/index.html': `<h1>Introduction</h1>${text}`,
    'x/react-data-grid/index.html': `<h1>Data Grid</h1>${text}`,
    'assets/app-3f2a.js': `export const text = '${'grid '.repeat(400)}';`,
  };
  for (const [name, body] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(clientDir, name)), { recursive: true });
    await writeFile(path.join(clientDir, name), body);
  }
  return clientDir;
}
