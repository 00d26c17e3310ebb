import type { SandboxModules } from './sandboxModules.ts';

const iconsPackage = '@mui/icons-material';

/** Source of `virtual:sandbox/modules`: which chunk brings a module, and how to load each chunk. */
export function sandboxIndexSource(modules: SandboxModules): string {
  const chunks = Object.keys(modules).map(
    (chunk) => `${JSON.stringify(chunk)}: () => import('virtual:sandbox/modules/${chunk}')`,
  );
  const index = { ...modules };
  if (index[iconsPackage]) {
    index[iconsPackage] = [iconsPackage, ...index[iconsPackage]];
  }
  return [
    `export const specifiersByChunk = ${JSON.stringify(index)};`,
    `export const loadChunk = { ${chunks.join(', ')} };`,
  ].join('\n');
}

/** Source of one chunk: its modules by specifier. The icons' root holds those icons that are offered, not all two thousand. */
export function sandboxChunkSource(chunk: string, modules: SandboxModules): string {
  const specifiers = modules[chunk] ?? [];
  const imports = specifiers.map(
    (specifier, index) => `import * as m${index} from ${JSON.stringify(specifier)};`,
  );
  const entries = specifiers.map((specifier, index) => `${JSON.stringify(specifier)}: m${index}`);
  if (chunk === iconsPackage) {
    const icons = specifiers.map(
      (specifier, index) =>
        `${JSON.stringify(specifier.slice(iconsPackage.length + 1))}: m${index}.default`,
    );
    entries.push(`${JSON.stringify(iconsPackage)}: { ${icons.join(', ')} }`);
  }
  return [...imports, `export const modules = { ${entries.join(',\n')} };`].join('\n');
}
