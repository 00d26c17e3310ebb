import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plan } from '#model/Plan.ts';

/** An address of a package that readers import from. */
export interface PackageEntry {
  /** What an import statement names: `@mui/x-charts/BarChart`. */
  specifier: string;
  /** Absolute path of its types. */
  file: string;
}

/** A published package the API reference is read from. */
export interface ApiPackage {
  /** npm name. */
  name: string;
  version: string;
  plan: Plan | null;
  /** The root first, then every public subpath. */
  entries: PackageEntry[];
}

const plans: (Plan | null)[] = [null, 'pro', 'premium'];

/** Subpaths that are not for readers, or only add to other types. */
const hiddenSubpaths =
  /^\.\/(package\.json|internals|themeAugmentation|moduleAugmentation|material)/;

/** The packages of a product as installed, community first. */
export function readApiPackages(root: string, names: readonly string[]): ApiPackage[] {
  return names.map((name, index) => {
    const folder = path.join(root, 'node_modules', name);
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      version: string;
      exports: Record<string, unknown>;
    };
    const subpaths = Object.keys(manifest.exports).filter((key) => !hiddenSubpaths.test(key));
    const entries = subpaths
      .map((subpath) => ({
        specifier: path.posix.join(name, subpath),
        file: path.join(folder, subpath, 'index.d.ts'),
      }))
      .filter(({ file }) => existsSync(file))
      .sort((a, b) => Number(b.specifier === name) - Number(a.specifier === name));
    return { name, version: manifest.version, plan: plans[index] ?? null, entries };
  });
}

/** Component names that the packages' theme augmentation adds: `MuiDataGrid`. */
export function readThemeNames(root: string, packages: readonly string[]): Set<string> {
  const names = packages.flatMap((name) => {
    const file = path.join(root, 'node_modules', name, 'themeAugmentation', 'props.d.ts');
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return [...text.matchAll(/^\s*(Mui\w+)\??:/gm)].map((match) => match[1] ?? '');
  });
  return new Set(names);
}
