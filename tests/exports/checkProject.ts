import path from 'node:path';
import { parseSync } from 'vite';
import type { ExportedProject } from '#site/features/project-export/ExportedProject.ts';

/** Everything that would keep a project from running, read from its files alone and by another parser than made them. */
export function checkProject(project: ExportedProject): string[] {
  const { files, entry } = project;
  const code = Object.entries(files).filter(([file]) => /\.[jt]sx?$/.test(file));
  const main = files['index.html']?.match(/<script type="module" src="\/(.+?)">/)?.[1] ?? '';
  return [
    ...[entry, main].filter((file) => !(file in files)).map((file) => `${file} is missing`),
    ...checkPackage(project),
    ...code.flatMap((file) => checkModule(file, project)),
  ];
}

function checkPackage({ files, dependencies, devDependencies }: ExportedProject): string[] {
  const listed = JSON.parse(files['package.json'] ?? '{}');
  const problems = Object.entries({ ...dependencies, ...devDependencies })
    .filter(
      ([name, version]) =>
        ({ ...listed.dependencies, ...listed.devDependencies })[name] !== version,
    )
    .map(([name]) => `package.json does not list ${name}`);
  const loose = Object.entries({ ...listed.dependencies, ...listed.devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\d.]+)?$/.test(String(version)))
    .map(([name, version]) => `${name} has the inexact version ${version}`);
  return [...problems, ...loose];
}

/** Vite's own parser: what it accepts, the project's Vite accepts. */
function checkModule([file, text]: [string, string], project: ExportedProject): string[] {
  const { errors, module } = parseSync(file, text);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      text.slice(start + 1, end - 1),
    ),
  ];
  return [
    ...errors.slice(0, 1).map(({ message }) => `${file}: ${message}`),
    ...specifiers.flatMap((specifier) => checkImport(specifier, file, project)),
  ];
}

function checkImport(specifier: string, importer: string, project: ExportedProject): string[] {
  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(importer), specifier);
    const endings = [
      '',
      '.ts',
      '.tsx',
      '.js',
      '.jsx',
      '/index.ts',
      '/index.tsx',
      '/index.js',
      '/index.jsx',
    ];
    const count = endings.filter((ending) => target + ending in project.files).length;
    return count === 1 ? [] : [`${importer} imports "${specifier}", which means ${count} files`];
  }
  const name = specifier.match(/^(?:@[^/]+\/)?[^/]+/)?.[0] ?? '';
  const isListed = name in project.dependencies || name in project.devDependencies;
  return isListed ? [] : [`${importer} imports "${specifier}", but ${name} is not listed`];
}
