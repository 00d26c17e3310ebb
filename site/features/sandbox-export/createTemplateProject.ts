import type { DemoCode } from '#model/DemoCode.ts';
import { denseComponents } from '#site/features/demo/denseComponents.ts';
import type { ModePreference } from '#site/platform/settings/Settings.ts';
import { initialThemeState } from '#site/platform/settings/ThemeState.ts';
import { assembleProject } from './assembleProject.ts';
import { layoutModules } from './layoutModules.ts';
import { rtlCacheFile } from './rtlCacheFile.ts';
import type { SandboxOptions, SandboxProject } from './SandboxProject.ts';
import { templateMainFile } from './templateMainFile.ts';
import { colorsOf } from './themeFile.ts';

/** What decides the project of a template besides its code. */
export interface TemplateOptions extends SandboxOptions {
  /** Mode the reader chose; the project follows the system as the reader's settings do. */
  mode: ModePreference;
}

/** A template → a Vite project with the template's folder, its theme, and the reader's choices of look. */
export function createTemplateProject(code: DemoCode, options: TemplateOptions): SandboxProject {
  const { variant, theme } = options;
  const extension = variant === 'TS' ? 'ts' : 'js';
  const modules = layoutModules(code.files, variant, { keepsNames: true });
  const entry = modules[0]?.path ?? '';
  const isMirrored = theme.direction === 'rtl';
  const main = templateMainFile(entry, { variant, isMirrored, themeArguments: lookOf(options) });
  const setup: [string, string][] = [[`src/main.${extension}x`, main]];
  if (isMirrored) {
    setup.push([`src/rtlCache.${extension}`, rtlCacheFile(null)]);
  }
  const parts = { name: code.name, shows: 'template' as const, modules, setup, tailwind: false };
  return assembleProject(parts, options);
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
