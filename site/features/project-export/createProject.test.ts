import { describe, expect, it } from 'vitest';
import type { CodeStyling } from '#model/Preferences.ts';
import type { DemoCode } from '#model/DemoSource.ts';
import { initialThemeState } from '#site/platform/settings/ThemeState.ts';
import {
  createDemoProject,
  createTemplateProject,
  type ProjectOptions,
  type TemplateOptions,
} from './createProject.ts';
import { exampleVersions } from './fixtures/exampleVersions.ts';

const defaults: ProjectOptions = {
  variant: 'TS',
  versions: exampleVersions,
  commit: null,
  theme: initialThemeState,
  sourceUrl: 'https://git.example.com/BasicItems.tsx',
};

const demoOf = (ts: string, styling: CodeStyling | null = null): DemoCode => ({
  name: 'BasicItems',
  styling,
  files: [{ tsName: 'BasicItems.tsx', jsName: 'BasicItems.js', ts, js: ts }],
});

const create = (demo: DemoCode, options: Partial<ProjectOptions> = {}) =>
  createDemoProject(demo, { ...defaults, ...options });

const tree = "import { RichTreeView } from '@mui/x-tree-view/RichTreeView';\n";

describe('createDemoProject', () => {
  it('makes a TypeScript project', () => {
    const project = create(demoOf(tree));
    expect(project).toMatchObject({
      name: 'basic-items',
      title: 'BasicItems demo — MUI X',
      description: 'https://git.example.com/BasicItems.tsx',
      entry: 'src/Demo.tsx',
    });
    expect(Object.keys(project.files).sort()).toEqual([
      '.gitignore',
      'README.md',
      'index.html',
      'package.json',
      'src/Demo.tsx',
      'src/main.tsx',
      'tsconfig.json',
      'vite.config.ts',
    ]);
    expect(project.files['src/Demo.tsx']).toBe(tree);
    expect(project.files['index.html']).toContain('src="/src/main.tsx"');
  });

  it('makes a JavaScript project', () => {
    const project = create(demoOf(tree), { variant: 'JS' });
    expect(project.entry).toBe('src/Demo.jsx');
    expect(Object.keys(project.files).filter((path) => /ts|config/.test(path))).toEqual([
      'vite.config.js',
    ]);
    expect(JSON.parse(project.files['package.json'] ?? '').scripts.build).toBe('vite build');
  });

  it('writes its dependencies into its package', () => {
    const { dependencies, devDependencies, files } = create(demoOf(tree));
    expect(dependencies).toHaveProperty('@mui/x-tree-view');
    expect(JSON.parse(files['package.json'] ?? '')).toEqual({
      name: 'basic-items',
      private: true,
      version: '0.0.0',
      description: 'https://git.example.com/BasicItems.tsx',
      type: 'module',
      scripts: { dev: 'vite', build: 'tsc --noEmit && vite build', preview: 'vite preview' },
      dependencies,
      devDependencies,
    });
  });

  it('depends on what its theme needs', () => {
    const theme = { ...initialThemeState, direction: 'rtl' as const };
    const project = create(demoOf(tree), { theme });
    expect(project.dependencies).toMatchObject({
      '@emotion/cache': expect.any(String),
      '@mui/stylis-plugin-rtl': expect.any(String),
      stylis: expect.any(String),
    });
    expect(project.devDependencies).toHaveProperty('@types/stylis');
    expect(project.files['index.html']).toContain('dir="rtl"');
  });

  it('compiles Tailwind where the demo is styled with it', () => {
    const project = create(demoOf(tree, 'Tailwind'));
    expect(project.devDependencies).toHaveProperty('tailwindcss');
    expect(project.files['vite.config.ts']).toContain('plugins: [react(), tailwindcss()]');
    expect(project.files).toHaveProperty(['src/tailwind.css']);
    expect(create(demoOf(tree)).devDependencies).not.toHaveProperty('tailwindcss');
  });

  it('takes the style sheet of a demo along', () => {
    const demo = demoOf("import './styles.css';\n", 'CSS');
    demo.files.push({ tsName: 'styles.css', jsName: 'styles.css', ts: 'p {}', js: 'p {}' });
    expect(create(demo, { variant: 'JS' }).files['src/styles.css']).toBe('p {}');
  });

  it.each([
    ["import Icon from '@mui/material/Icon';", true],
    ["import { Box, Icon } from '@mui/material';", true],
    ["import IconButton from '@mui/material/IconButton';", false],
    ["import Star from '@mui/icons-material/Star';\n// <Icon>star</Icon>", false],
  ])('loads the icon font for %s: %s', (source, expected) => {
    expect(create(demoOf(source)).files['index.html']?.includes('Material+Icons')).toBe(expected);
  });

  it('loads two-tone icons where they are drawn', () => {
    const source =
      'import Icon from \'@mui/material/Icon\';\n<Icon baseClassName="material-icons-two-tone" />;';
    expect(create(demoOf(source)).files['index.html']).toContain('Material+Icons+Two+Tone');
  });

  it.each([
    ['@mui/x-tree-view-pro/RichTreeViewPro', true],
    ['@mui/x-data-grid-premium', true],
    ['@mui/x-tree-view', false],
  ])('speaks of a license for %s: %s', (specifier, expected) => {
    const { files } = create(demoOf(`import '${specifier}';`));
    expect(files['README.md']?.includes('license key')).toBe(expected);
  });

  it('S7.11 takes the library from a commit', () => {
    const { files } = create(demoOf(tree), { commit: 'abcdef0123456789' });
    expect(files['package.json']).toContain(
      '"@mui/x-tree-view": "https://pkg.csb.dev/mui/mui-x/commit/abcdef01/@mui/x-tree-view"',
    );
  });

  it('S8.5 names an adapter it does not know, in whichever file it is', () => {
    const demo = demoOf("import './adapter';");
    const text = "import { AdapterTemporal } from '@mui/x-date-pickers/AdapterTemporal';";
    demo.files.push({ tsName: 'adapter.ts', jsName: 'adapter.js', ts: text, js: text });
    expect(() => create(demo)).toThrow(/^The date adapter "AdapterTemporal" is not known/);
  });

  it('keeps the folders of a larger project', () => {
    const demo = demoOf("import Menu from './parts/menu/Menu';");
    demo.files.push({
      tsName: 'parts/menu/Menu.tsx',
      jsName: 'parts/menu/Menu.js',
      ts: "import { LineChart } from '@mui/x-charts/LineChart';",
      js: '',
    });
    const project = create(demo);
    expect(project.files).toHaveProperty(['src/parts/menu/Menu.tsx']);
    expect(project.dependencies).toHaveProperty('@mui/x-charts');
  });
});

const file = (name: string, ts: string) => ({
  tsName: name,
  jsName: name.replace(/\.tsx?$/, '.js'),
  ts,
  js: ts,
});

const template = {
  name: 'SignUp',
  styling: null,
  files: [
    file('sign-up/SignUp.tsx', "import Form from './Form';\nexport default Form;\n"),
    file('sign-up/Form.tsx', 'export default () => null;\n'),
    file('theme/createTemplateTheme.ts', "import { createTheme } from '@mui/material/styles';\n"),
  ],
};

const createTemplate = (options: Partial<TemplateOptions> = {}) =>
  createTemplateProject(template, {
    variant: 'TS',
    versions: exampleVersions,
    commit: null,
    mode: 'system',
    theme: initialThemeState,
    sourceUrl: 'https://docs.example.com/sign-up',
    ...options,
  });

describe('createTemplateProject', () => {
  it('keeps the folders and names of the template', () => {
    const { name, entry, files } = createTemplate();
    expect(name).toBe('sign-up');
    expect(entry).toBe('src/sign-up/SignUp.tsx');
    expect(Object.keys(files).filter((path) => path.startsWith('src/'))).toEqual([
      'src/sign-up/SignUp.tsx',
      'src/sign-up/Form.tsx',
      'src/theme/createTemplateTheme.ts',
      'src/main.tsx',
    ]);
    expect(files['src/sign-up/SignUp.tsx']).toContain("from './Form'");
  });

  it('puts the page below its theme, which follows the system', () => {
    const main = createTemplate().files['src/main.tsx'];
    expect(main).toContain("import SignUp from './sign-up/SignUp';");
    expect(main).toContain('const theme = createTemplateTheme();');
    expect(main).toContain('      <SignUp />\n');
  });

  it('has the look the reader chose', () => {
    const { files, dependencies } = createTemplate({
      variant: 'JS',
      mode: 'dark',
      theme: {
        ...initialThemeState,
        direction: 'rtl',
        spacing: 6,
        dense: true,
        paletteColors: { primary: { main: '#aa0044' } },
      },
    });
    const main = files['src/main.jsx'] ?? '';
    expect(main).toMatch(
      /createTemplateTheme\(\{\n {2}mode: 'dark',\n {2}direction: 'rtl',\n {2}spacing: 6,/,
    );
    expect(main).toContain("main: '#aa0044'");
    expect(main).toMatch(/\}, \{\n {2}components: \{/);
    expect(main).toContain('<CacheProvider value={rtlCache}>');
    expect(main).not.toContain("getElementById('root')!");
    expect(files['src/rtlCache.js']).toContain('rtlPlugin');
    expect(dependencies).toHaveProperty('stylis');
    expect(files['index.html']).toContain('dir="rtl"');
  });
});
