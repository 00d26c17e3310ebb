import type { DemoCode } from '#model/DemoCode.ts';
import { iconFonts } from './iconFonts.ts';
import { indexHtml } from './indexHtml.ts';
import { layoutModules } from './layoutModules.ts';
import { parseImports } from './parseImports.ts';
import { resolveDependencies, resolveDevDependencies } from './resolveDependencies.ts';
import type { SandboxOptions, SandboxProject } from './SandboxProject.ts';
import { setupFiles } from './setupFiles.ts';
import { toolFiles } from './toolFiles.ts';

/** A demo → a Vite project that shows it as the reader saw it. Throws what makes that impossible. */
export function createSandboxProject(demo: DemoCode, options: SandboxOptions): SandboxProject {
  const { variant, versions, commit, theme, sourceUrl } = options;
  const modules = layoutModules(demo.files, variant);
  const entry = modules[0]?.path;
  if (entry === undefined) {
    throw new TypeError(`The demo ${demo.name} has no files.`);
  }
  const setup = setupFiles({
    variant,
    styling: demo.styling,
    theme,
    modules: modules.map(({ path }) => path),
  });
  const specifiers = [
    ...modules.flatMap(({ imports }) => imports),
    ...setup.flatMap(([path, text]) => (path.endsWith('.css') ? [] : parseImports(text, path))),
  ].flatMap(({ specifier }) => (specifier.startsWith('.') ? [] : [specifier]));
  const dependencies = resolveDependencies(specifiers, versions, commit);
  const tailwind = demo.styling === 'Tailwind';
  const title = `${demo.name} demo — MUI X`;
  const project = {
    name: packageName(demo.name),
    title,
    description: sourceUrl,
    dependencies,
    devDependencies: resolveDevDependencies(dependencies, versions, { variant, tailwind }),
    entry,
  };
  const main = setup[0]?.[0] ?? '';
  return {
    ...project,
    files: {
      'index.html': indexHtml({
        title,
        direction: theme.direction,
        main,
        iconFonts: iconFonts(modules),
        shows: 'demo',
      }),
      ...toolFiles(project, { variant, tailwind }),
      ...Object.fromEntries(modules.map(({ path, text }) => [path, text])),
      ...Object.fromEntries(setup),
    },
  };
}

/** `BasicItems` → `basic-items`. */
export function packageName(demoName: string): string {
  return demoName
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
