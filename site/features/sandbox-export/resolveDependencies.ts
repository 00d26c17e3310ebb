import type { CodeVariant } from '#model/CodePreferences.ts';
import { adapterOfImport, librariesOfAdapter } from './adapterLibraries.ts';
import type { DependencyVersions } from './SandboxProject.ts';

/** What every project of the library has: itself, and the peers its packages ask for. */
const alwaysNeeded = ['react', 'react-dom', '@emotion/react', '@emotion/styled', '@mui/material'];

/** Specifiers that packages are imported by → exact versions of those packages and of what they need in turn. */
export function resolveDependencies(
  specifiers: readonly string[],
  versions: DependencyVersions,
  commit: string | null,
): Record<string, string> {
  const adapters = specifiers.map(adapterOfImport).filter((adapter) => adapter !== null);
  const libraries = adapters.flatMap(librariesOfAdapter);
  const keys = new Map(libraries.map((key) => [packageOfKey(key), key]));
  const clash = libraries.find((key) => keys.get(packageOfKey(key)) !== key);
  if (clash) {
    throw new TypeError(
      `${adapters.join(' and ')} need different versions of ${packageOfKey(clash)} and cannot share a project.`,
    );
  }
  for (const name of [...alwaysNeeded, ...specifiers.map(packageOfSpecifier)]) {
    keys.set(name, keys.get(name) ?? name);
  }
  return Object.fromEntries(
    [...keys].sort().map(([name, key]) => [name, versionOf(name, key, versions, commit)]),
  );
}

/** Exact versions of the tools a project is built with; types only where a dependency brings none itself. */
export function resolveDevDependencies(
  dependencies: Record<string, string>,
  versions: DependencyVersions,
  { variant, tailwind }: { variant: CodeVariant; tailwind: boolean },
): Record<string, string> {
  const types = Object.keys(dependencies)
    .map((name) => `@types/${name.replace(/^@(.+)\//, '$1__')}`)
    .filter((name) => Object.hasOwn(versions, name));
  const names = [
    'vite',
    '@vitejs/plugin-react',
    // Newer ones that Vite would accept lack a binary for some platforms.
    'rolldown',
    ...(tailwind ? ['tailwindcss', '@tailwindcss/vite'] : []),
    ...(variant === 'TS' ? ['typescript', ...types] : []),
  ];
  return Object.fromEntries(
    names.sort().map((name) => [name, versionOf(name, name, versions, null)]),
  );
}

/** `@mui/material/Stack` → `@mui/material`, `dayjs/locale/de` → `dayjs`. */
export function packageOfSpecifier(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function packageOfKey(key: string): string {
  return key.replace(/(?!^)@.*$/, '');
}

function versionOf(
  name: string,
  key: string,
  versions: DependencyVersions,
  commit: string | null,
): string {
  const version = Object.hasOwn(versions, key) ? versions[key] : undefined;
  if (version === undefined) {
    throw new TypeError(
      `"${name}" is not among the packages a project can be given, because no version of it is known.`,
    );
  }
  return commit !== null && name.startsWith('@mui/x-') ? commitBuildUrl(name, commit) : version;
}

/** Where the library's continuous builds keep a package; a commit is known by its first 8 characters (S7.11). */
function commitBuildUrl(name: string, commit: string): string {
  return `https://pkg.csb.dev/mui/mui-x/commit/${commit.slice(0, 8)}/${name}`;
}
