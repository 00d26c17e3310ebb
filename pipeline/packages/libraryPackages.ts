import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Names of the packages of the documented library, all of which package.json declares. */
export function libraryPackages(root: string): string[] {
  const manifest = readFileSync(path.join(root, 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  return Object.keys(dependencies).filter((name) => name.startsWith('@mui/x-'));
}
