import { loadChunk, specifiersByChunk } from 'virtual:sandbox/modules';

const iconsPackage = '@mui/icons-material';
const loaded = new Map<string, object>();

const chunkBySpecifier = new Map(
  Object.entries(specifiersByChunk).flatMap(([chunk, specifiers]) =>
    specifiers.map((specifier) => [specifier, chunk] as const),
  ),
);

/** Whether a module of a package can be imported. */
export function isAvailable(specifier: string): boolean {
  return chunkBySpecifier.has(specifier);
}

/** Loads the chunks that bring these modules. */
export async function loadPackageModules(specifiers: readonly string[]): Promise<void> {
  const chunks = new Set(specifiers.map((specifier) => chunkBySpecifier.get(specifier)));
  await Promise.all(
    [...chunks].map(async (chunk) => {
      const load = chunk === undefined ? undefined : loadChunk[chunk];
      const { modules } = load ? await load() : { modules: {} };
      for (const [specifier, namespace] of Object.entries(modules)) {
        // Makes compiled code read `default` as the default export.
        const exports = { ...namespace, __esModule: true };
        loaded.set(specifier, specifier === iconsPackage ? withMissingIcons(exports) : exports);
      }
    }),
  );
}

/** Not all icons are here; without this, one that is not would be an unreadable error of React. */
function withMissingIcons(icons: object): object {
  return new Proxy(icons, {
    get(target, name) {
      if (typeof name === 'string' && !(name in target)) {
        throw new Error(
          `The icon ${name} is not available here. ${describeAvailable(iconsPackage)}`,
        );
      }
      return Reflect.get(target, name) as unknown;
    },
  });
}

/** A module that was loaded before. */
export function packageModule(specifier: string): unknown {
  return loaded.get(specifier);
}

/** What could have been meant by a module that is not there, for a message. */
export function describeAvailable(specifier: string): string {
  const [, name = specifier] = specifier.match(/^((?:@[^/]+\/)?[^/]+)/) ?? [];
  const paths = specifiersByChunk[name];
  if (name === iconsPackage && paths) {
    const icons = paths.slice(1).map((path) => path.slice(name.length + 1));
    return `Icons that can be used here: ${icons.join(', ')}.`;
  }
  if (paths) {
    const parts = paths.map((path) => path.slice(name.length + 1)).filter(Boolean);
    return `Parts of ${name} that can be imported: ${parts.join(', ') || 'none'}.`;
  }
  const names = Object.keys(specifiersByChunk).filter((chunk) => !chunk.includes('/Adapter'));
  return `Packages that can be imported here: ${names.join(', ')}.`;
}
