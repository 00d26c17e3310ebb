import type { DemoCode } from '#model/DemoCode.ts';
import { denseComponents } from '#site/features/demo/denseComponents.ts';
import type { ModePreference } from '#site/platform/settings/Settings.ts';
import { initialThemeState } from '#site/platform/settings/ThemeState.ts';
import { packageName } from './createSandboxProject.ts';
import { iconFonts } from './iconFonts.ts';
import { indexHtml } from './indexHtml.ts';
import { layoutModules } from './layoutModules.ts';
import { parseImports } from './parseImports.ts';
import { resolveDependencies, resolveDevDependencies } from './resolveDependencies.ts';
import { rtlCacheFile } from './rtlCacheFile.ts';
import type { SandboxOptions, SandboxProject } from './SandboxProject.ts';
import { templateMainFile } from './templateMainFile.ts';
import { colorsOf } from './themeFile.ts';
import { toolFiles } from './toolFiles.ts';

/** What decides the project of a template besides its code. */
export interface TemplateOptions extends SandboxOptions {
  /** Mode the reader chose; the project follows the system as the reader's settings do. */
  mode: ModePreference;
}

/** A template → a Vite project with the template's folder, its theme, and the reader's choices of look. */
export function createTemplateProject(code: DemoCode, options: TemplateOptions): SandboxProject {
  const { variant, versions, commit, theme, sourceUrl } = options;
  const extension = variant === 'TS' ? 'ts' : 'js';
  const modules = layoutModules(code.files, variant, { keepsNames: true });
  const entry = modules[0]?.path ?? '';
  const main = `src/main.${extension}x`;
  const isMirrored = theme.direction === 'rtl';
  const setup = {
    [main]: templateMainFile(entry, { variant, isMirrored, themeArguments: lookOf(options) }),
    ...(isMirrored ? { [`src/rtlCache.${extension}`]: rtlCacheFile(null) } : {}),
  };
  const specifiers = [
    ...modules.flatMap(({ imports }) => imports),
    ...Object.entries(setup).flatMap(([path, text]) => parseImports(text, path)),
  ].flatMap(({ specifier }) => (specifier.startsWith('.') ? [] : [specifier]));
  const dependencies = resolveDependencies(specifiers, versions, commit);
  const project = {
    name: packageName(code.name),
    title: `${code.name} template — MUI X`,
    description: sourceUrl,
    dependencies,
    devDependencies: resolveDevDependencies(dependencies, versions, { variant, tailwind: false }),
    entry,
  };
  return {
    ...project,
    files: {
      'index.html': indexHtml({
        title: project.title,
        direction: theme.direction,
        main,
        iconFonts: iconFonts(modules),
        shows: 'page',
      }),
      ...toolFiles(project, { variant, tailwind: false }),
      ...Object.fromEntries(modules.map(({ path, text }) => [path, text])),
      ...setup,
    },
  };
}

/** Arguments of the theme that give it the reader's look; none for a reader who changed nothing. */
function lookOf({ mode, theme }: TemplateOptions): object[] {
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
