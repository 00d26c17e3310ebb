import type { CodeVariant } from '#model/Preferences.ts';
import type { DemoCode } from '#model/DemoSource.ts';
import { denseComponents } from '#site/platform/demo-theme/denseComponents.ts';
import type { ModePreference } from '#site/platform/settings/Settings.ts';
import { initialThemeState, type ThemeState } from '#site/platform/settings/ThemeState.ts';
import type { DependencyVersions, ExportedProject } from './ExportedProject.ts';
import { ExportError } from './ExportError.ts';
import { iconFonts, indexHtml } from './indexHtml.ts';
import { layoutModules, type ProjectModule } from './layoutModules.ts';
import { templateMainFile } from './mainFile.ts';
import { parseImports } from './parseImports.ts';
import { resolveDependencies, resolveDevDependencies } from './resolveDependencies.ts';
import { setupFiles } from './setupFiles.ts';
import { colorsOf, rtlCacheFile } from './themeFile.ts';
import { toolFiles } from './toolFiles.ts';

/** What decides a project besides its code. */
export interface ProjectOptions {
  variant: CodeVariant;
  versions: DependencyVersions;
  /** Commit of the library whose builds replace the published packages. */
  commit: string | null;
  /** Theme the reader saw the demo in. */
  theme: ThemeState;
  /** Where the code can be read. */
  sourceUrl: string;
}

/** What decides the project of a template besides its code. */
export interface TemplateOptions extends ProjectOptions {
  /** Mode the reader chose; with `system` the project follows the operating system. */
  mode: ModePreference;
}

/** A demo → a Vite project that shows it as the reader saw it; throws an `ExportError` where that is impossible. */
export function createDemoProject(demo: DemoCode, options: ProjectOptions): ExportedProject {
  const { name, styling, files } = demo;
  const { variant, theme } = options;
  const modules = layoutModules(files, variant);
  const setup = setupFiles({ variant, styling, theme, modules: modules.map(({ path }) => path) });
  const tailwind = styling === 'Tailwind';
  return assembleProject({ name, shows: 'demo', modules, setup, tailwind }, options);
}

/** A template → a Vite project with the template's folder, its theme and the reader's settings; throws an `ExportError`. */
export function createTemplateProject(code: DemoCode, options: TemplateOptions): ExportedProject {
  const { variant, theme } = options;
  const extension = variant === 'TS' ? 'ts' : 'js';
  const modules = layoutModules(code.files, variant, { keepsNames: true });
  const entry = modules[0]?.path ?? '';
  const isMirrored = theme.direction === 'rtl';
  const main = templateMainFile(entry, {
    variant,
    isMirrored,
    themeArguments: themeArguments(options),
  });
  const setup: [string, string][] = [[`src/main.${extension}x`, main]];
  if (isMirrored) {
    setup.push([`src/rtlCache.${extension}`, rtlCacheFile(null)]);
  }
  return assembleProject(
    { name: code.name, shows: 'template', modules, setup, tailwind: false },
    options,
  );
}

/** Arguments that give the template's theme the reader's settings; none for a reader who changed nothing. */
function themeArguments({ mode, theme }: TemplateOptions): object[] {
  const { direction, spacing, paletteColors, dense } = theme;
  const colors = colorsOf(paletteColors);
  const options = {
    ...(mode === 'system' ? {} : { mode }),
    ...(direction === initialThemeState.direction ? {} : { direction }),
    ...(spacing === initialThemeState.spacing ? {} : { spacing }),
    ...(Object.keys(colors).length === 0 ? {} : { colors }),
  };
  if (dense) {
    return [options, { components: denseComponents }];
  }
  return Object.keys(options).length === 0 ? [] : [options];
}

/** What differs between the project of a demo and that of a template. */
interface ProjectContents {
  /** Name of the component, e.g. `BasicItems`. */
  name: string;
  shows: 'demo' | 'template';
  modules: ProjectModule[];
  /** Further files, the main module first. */
  setup: [path: string, text: string][];
  tailwind: boolean;
}

/** Modules and setup files → a Vite project with exactly the dependencies they import. */
function assembleProject(contents: ProjectContents, options: ProjectOptions): ExportedProject {
  const { name, shows, modules, setup, tailwind } = contents;
  const { variant, versions, commit, theme, sourceUrl } = options;
  const entry = modules[0]?.path;
  if (entry === undefined) {
    throw new ExportError({ code: 'no-files', name });
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
