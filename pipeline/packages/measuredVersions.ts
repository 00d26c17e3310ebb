import { readFileSync } from 'node:fs';
import path from 'node:path';
import { libraryPackages } from './libraryPackages.ts';

/** Installed versions of the packages whose imports are measured: those with components, and what they are built with. */
export function measuredVersions(root: string): Record<string, string> {
  const products = libraryPackages(root).filter((name) => name !== '@mui/x-license');
  return Object.fromEntries(
    ['@mui/material', ...products].map((name) => {
      const file = path.join(root, 'node_modules', name, 'package.json');
      return [name, (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version];
    }),
  );
}
