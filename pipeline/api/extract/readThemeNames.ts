import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Component names that the packages' theme augmentation adds: `MuiDataGrid`. */
export function readThemeNames(root: string, packages: readonly string[]): Set<string> {
  const names = packages.flatMap((name) => {
    const file = path.join(root, 'node_modules', name, 'themeAugmentation', 'props.d.ts');
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return [...text.matchAll(/^\s*(Mui\w+)\??:/gm)].map((match) => match[1] ?? '');
  });
  return new Set(names);
}
