import { iconFonts } from './iconFonts.ts';
import { indexHtml } from './indexHtml.ts';
import type { ProjectModule } from './layoutModules.ts';
import { parseImports } from './parseImports.ts';
import { resolveDependencies, resolveDevDependencies } from './resolveDependencies.ts';
import type { SandboxOptions, SandboxProject } from './SandboxProject.ts';
import { toolFiles } from './toolFiles.ts';

/** What is particular to the project of a demo or a template. */
export interface ProjectParts {
  /** Name of the demo or template, in capitals as components are. */
  name: string;
  shows: 'demo' | 'template';
  modules: ProjectModule[];
  /** Files around the modules, that which starts the app first: path and text. */
  setup: [path: string, text: string][];
  tailwind: boolean;
}

/** Modules and what starts them → a Vite project with exactly the dependencies they import. */
export function assembleProject(parts: ProjectParts, options: SandboxOptions): SandboxProject {
  const { name, shows, modules, setup, tailwind } = parts;
  const { variant, versions, commit, theme, sourceUrl } = options;
  const entry = modules[0]?.path;
  if (entry === undefined) {
    throw new TypeError(`The ${shows} ${name} has no files.`);
  }
  const specifiers = [
    ...modules.flatMap(({ imports }) => imports),
    ...setup.flatMap(([path, text]) => (path.endsWith('.css') ? [] : parseImports(text, path))),
  ].flatMap(({ specifier }) => (specifier.startsWith('.') ? [] : [specifier]));
  const dependencies = resolveDependencies(specifiers, versions, commit);
  const project = {
    name: packageName(name),
    title: `${name} ${shows} — MUI X`,
    description: sourceUrl,
    dependencies,
    devDependencies: resolveDevDependencies(dependencies, versions, { variant, tailwind }),
    entry,
  };
  return {
    ...project,
    files: {
      'index.html': indexHtml({
        title: project.title,
        direction: theme.direction,
        main: setup[0]?.[0] ?? '',
        iconFonts: iconFonts(modules),
        shows,
      }),
      ...toolFiles(project, { variant, tailwind }),
      ...Object.fromEntries(modules.map(({ path, text }) => [path, text])),
      ...Object.fromEntries(setup),
    },
  };
}

/** `BasicItems` → `basic-items`. */
function packageName(demoName: string): string {
  return demoName
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
