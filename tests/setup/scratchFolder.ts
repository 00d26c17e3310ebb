import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];
process.on('exit', () =>
  folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })),
);

/** A folder that several tests may share, removed when the process ends. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-scratch-'));
  folders.push(folder);
  return folder;
}
