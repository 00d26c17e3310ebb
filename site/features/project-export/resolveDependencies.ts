import type { CodeVariant } from '#model/Preferences.ts';
import type { DependencyVersions } from './ExportedProject.ts';
import { ExportError } from './ExportError.ts';

/** Dependencies of every project: React, Material UI and its peers. */
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
    throw new ExportError({ code: 'adapter-clash', adapters, library: packageOfKey(clash) });
  }
  for (const name of [...alwaysNeeded, ...specifiers.map(packageOfSpecifier)]) {
    keys.set(name, keys.get(name) ?? name);
  }
  return Object.fromEntries(
    [...keys]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, key]) => [name, versionOf(name, key, versions, commit)]),
  );
}

/** Exact versions of the build tools; types only for dependencies that have none of their own. */
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
    throw new ExportError({ code: 'unknown-package', name });
  }
  return commit !== null && name.startsWith('@mui/x-') ? commitBuildUrl(name, commit) : version;
}

/** Where the library's continuous builds keep a package; a commit is known by its first 8 characters (S7.11). */
function commitBuildUrl(name: string, commit: string): string {
  return `https://pkg.csb.dev/mui/mui-x/commit/${commit.slice(0, 8)}/${name}`;
}

/** What each date adapter needs besides the pickers, by keys of the version map. */
export const adapterLibraries: Readonly<Record<string, readonly string[]>> = {
  AdapterDateFns: ['date-fns'],
  AdapterDateFnsV2: ['date-fns@2'],
  AdapterDateFnsJalali: ['date-fns-jalali'],
  AdapterDateFnsJalaliV2: ['date-fns-jalali@2'],
  AdapterDayjs: ['dayjs'],
  AdapterLuxon: ['luxon'],
  AdapterMoment: ['moment'],
  // Both extend the moment they find, so it has to be the pinned one.
  AdapterMomentHijri: ['moment-hijri', 'moment'],
  AdapterMomentJalaali: ['moment-jalaali', 'moment'],
};

/** Name of the date adapter that is imported; null for other imports. */
function adapterOfImport(specifier: string): string | null {
  return (
    specifier.match(/^@mui\/(?:lab|x-date-pickers|x-date-pickers-pro)\/(Adapter[^/]*)/)?.[1] ?? null
  );
}

/** The libraries of an adapter; an unknown one is an error that names it (S8.5). */
function librariesOfAdapter(adapter: string): readonly string[] {
  const libraries = Object.hasOwn(adapterLibraries, adapter)
    ? adapterLibraries[adapter]
    : undefined;
  if (!libraries) {
    const known = Object.keys(adapterLibraries);
    throw new ExportError({ code: 'unknown-adapter', adapter, known });
  }
  return libraries;
}
