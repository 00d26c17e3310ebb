import type { DemoCode } from '#model/DemoCode.ts';
import { assembleProject } from './assembleProject.ts';
import { layoutModules } from './layoutModules.ts';
import type { SandboxOptions, SandboxProject } from './SandboxProject.ts';
import { setupFiles } from './setupFiles.ts';

/** A demo → a Vite project that shows it as the reader saw it. Throws what makes that impossible. */
export function createSandboxProject(demo: DemoCode, options: SandboxOptions): SandboxProject {
  const { name, styling, files } = demo;
  const { variant, theme } = options;
  const modules = layoutModules(files, variant);
  const setup = setupFiles({ variant, styling, theme, modules: modules.map(({ path }) => path) });
  const tailwind = styling === 'Tailwind';
  return assembleProject({ name, shows: 'demo', modules, setup, tailwind }, options);
}
