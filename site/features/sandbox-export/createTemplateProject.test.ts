import { describe, expect, it } from 'vitest';
import { initialThemeState } from '#site/platform/settings/ThemeState.ts';
import { createTemplateProject, type TemplateOptions } from './createTemplateProject.ts';
import { exampleVersions } from './fixtures/exampleVersions.ts';

const file = (name: string, ts: string) => ({
  tsName: name,
  jsName: name.replace(/\.tsx?$/, '.js'),
  ts,
  js: ts,
});

const code = {
  name: 'SignUp',
  styling: null,
  files: [
    file('sign-up/SignUp.tsx', "import Form from './Form';\nexport default Form;\n"),
    file('sign-up/Form.tsx', 'export default () => null;\n'),
    file('theme/createTemplateTheme.ts', "import { createTheme } from '@mui/material/styles';\n"),
  ],
};

const create = (options: Partial<TemplateOptions> = {}) =>
  createTemplateProject(code, {
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
    const { name, entry, files } = create();
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
    const main = create().files['src/main.tsx'];
    expect(main).toContain("import SignUp from './sign-up/SignUp';");
    expect(main).toContain('const theme = createTemplateTheme();');
    expect(main).toContain('      <SignUp />\n');
  });

  it('has the look the reader chose', () => {
    const { files, dependencies } = create({
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
