import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import type { ImportCost } from '#model/api/ImportCost.ts';

/** What every application with a component of the library has anyway. */
const react = /^(?:react|react-dom|scheduler)(?:\/|$)/;
const ours = /^@mui\/x-/;
const entry = 'virtual:import-cost';

/** Bundles what a module exports, minified for production, and returns its gzip size: alone and with what it imports. */
export async function measureImport(statement: string): Promise<ImportCost> {
  const [alone, whole] = [
    await bundle(statement, (id) => !ours.test(id)),
    await bundle(statement, (id) => react.test(id)),
  ];
  return { own: alone.initial, total: whole.initial, lazy: whole.lazy };
}

async function bundle(
  statement: string,
  isExternal: (specifier: string) => boolean,
): Promise<{ initial: number; lazy: number }> {
  const output = await build({
    root: process.cwd(),
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [
      {
        name: 'import-cost',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? keepAlive(statement) : null),
      },
    ],
    build: {
      write: false,
      reportCompressedSize: false,
      modulePreload: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: entry,
        // Only what is imported by name is asked about, never a file.
        external: (id) => /^[\w@]/.test(id) && !id.startsWith('virtual:') && isExternal(id),
      },
    },
  });
  const [{ output: files } = { output: [] }] = [output].flat() as Rolldown.RolldownOutput[];
  const chunks = files.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const initial = reachable(chunks);
  const size = (chosen: Rolldown.OutputChunk[]) =>
    chosen.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  return {
    initial: size(chunks.filter(({ fileName }) => initial.has(fileName))),
    lazy: size(chunks.filter(({ fileName }) => !initial.has(fileName))),
  };
}

/** A module whose import no bundler can drop. */
function keepAlive(statement: string): string {
  const names = /\{(?<names>[^}]+)\}/.exec(statement)?.groups?.names ?? '';
  return `${statement}\nglobalThis.measured = [${names}];\n`;
}

/** Files that load before anything is rendered: the entry and what it imports statically. */
function reachable(chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const found = new Set<string>();
  function visit(fileName: string): void {
    const chunk = chunks.find((each) => each.fileName === fileName);
    if (chunk && !found.has(fileName)) {
      found.add(fileName);
      chunk.imports.forEach(visit);
    }
  }
  chunks.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => visit(fileName));
  return found;
}
