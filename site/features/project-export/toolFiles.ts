import type { CodeVariant } from '#model/Preferences.ts';
import type { ExportedProject } from './ExportedProject.ts';

/** The files every project has besides its code: package, Vite, TypeScript, what to ignore and what to read. */
export function toolFiles(
  project: Omit<ExportedProject, 'files'>,
  { variant, tailwind }: { variant: CodeVariant; tailwind: boolean },
): Record<string, string> {
  const isTypeScript = variant === 'TS';
  return {
    'package.json': packageJson(project, isTypeScript),
    [`vite.config.${isTypeScript ? 'ts' : 'js'}`]: viteConfig(tailwind),
    ...(isTypeScript ? { 'tsconfig.json': toJson(tsConfig) } : {}),
    '.gitignore': 'node_modules\ndist\n',
    'README.md': readme(project),
  };
}

function packageJson(project: Omit<ExportedProject, 'files'>, isTypeScript: boolean): string {
  const { name, description, dependencies, devDependencies } = project;
  return toJson({
    name,
    private: true,
    version: '0.0.0',
    description,
    type: 'module',
    scripts: {
      dev: 'vite',
      build: isTypeScript ? 'tsc --noEmit && vite build' : 'vite build',
      preview: 'vite preview',
    },
    dependencies,
    devDependencies,
  });
}

const tsConfig = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    jsx: 'react-jsx',
    types: ['vite/client'],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['src'],
};

function viteConfig(tailwind: boolean): string {
  return [
    ...(tailwind ? ["import tailwindcss from '@tailwindcss/vite';"] : []),
    "import react from '@vitejs/plugin-react';",
    "import { defineConfig } from 'vite';",
    '',
    `export default defineConfig({ plugins: [react()${tailwind ? ', tailwindcss()' : ''}] });`,
    '',
  ].join('\n');
}

function readme({ title, description, dependencies }: Omit<ExportedProject, 'files'>): string {
  const isLicensed = Object.keys(dependencies).some((name) =>
    /^@mui\/x-.+-(pro|premium)$/.test(name),
  );
  return [
    `# ${title}`,
    '',
    `From ${description}`,
    '',
    '```bash',
    'npm install',
    'npm run dev',
    '```',
    ...(isLicensed
      ? ['', 'Without a license key for MUI X the commercial components show a watermark.']
      : []),
    '',
  ].join('\n');
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
