import { describe, expect, it } from 'vitest';
import type { CodeStyling } from '#model/Preferences.ts';
import { initialThemeState, type ThemeState } from '#site/platform/settings/ThemeState.ts';
import { setupFiles } from './setupFiles.ts';

interface Case {
  variant?: 'JS' | 'TS';
  styling?: CodeStyling | null;
  theme?: Partial<ThemeState>;
  modules?: string[];
}

const setup = ({ variant = 'TS', styling = null, theme = {}, modules = ['src/Demo.tsx'] }: Case) =>
  Object.fromEntries(
    setupFiles({ variant, styling, theme: { ...initialThemeState, ...theme }, modules }),
  );
const rendered = (source = '') =>
  source
    .slice(source.indexOf('.render('))
    .match(/<\/?[^>]+>/g)
    ?.join('');

describe('setupFiles', () => {
  it('is one plain module for a reader who changed nothing', () => {
    expect(setup({})).toEqual({
      'src/main.tsx': [
        "import { StrictMode } from 'react';",
        "import { createRoot } from 'react-dom/client';",
        "import Demo from './Demo';",
        '',
        "createRoot(document.getElementById('root')!).render(",
        '  <StrictMode>',
        '    <Demo />',
        '  </StrictMode>,',
        ');',
        '',
      ].join('\n'),
    });
  });

  it('has no types in JavaScript', () => {
    const files = setup({ variant: 'JS', theme: { direction: 'rtl' }, modules: ['src/Demo.jsx'] });
    expect(Object.keys(files)).toEqual(['src/main.jsx', 'src/theme.js', 'src/rtlCache.js']);
    expect(files['src/main.jsx']).toContain("createRoot(document.getElementById('root')).render(");
  });

  it('wraps the demo in the theme the reader saw', () => {
    const files = setup({ theme: { paletteMode: 'dark' } });
    expect(Object.keys(files)).toEqual(['src/main.tsx', 'src/theme.ts']);
    expect(rendered(files['src/main.tsx'])).toBe(
      '<StrictMode><ThemeProvider theme={theme}><CssBaseline /><Demo /></ThemeProvider></StrictMode>',
    );
    expect(files['src/main.tsx']).toContain(
      "import { ThemeProvider } from '@mui/material/styles';",
    );
  });

  it('mirrors the styles of the library for right-to-left text', () => {
    const files = setup({ theme: { direction: 'rtl' } });
    expect(rendered(files['src/main.tsx'])).toBe(
      '<StrictMode><CacheProvider value={rtlCache}><ThemeProvider theme={theme}><CssBaseline /><Demo />' +
        '</ThemeProvider></CacheProvider></StrictMode>',
    );
    expect(files['src/rtlCache.ts']).toContain('stylisPlugins: [prefixer, rtlPlugin],');
    expect(files['src/theme.ts']).toContain("direction: 'rtl'");
  });

  it('lets plain CSS win over the styles of the library', () => {
    expect(rendered(setup({ styling: 'CSS' })['src/main.tsx'])).toBe(
      '<StrictMode><StyledEngineProvider injectFirst><Demo /></StyledEngineProvider></StrictMode>',
    );
    const mirrored = setup({ styling: 'CSS', theme: { direction: 'rtl' } });
    expect(mirrored['src/rtlCache.ts']).toContain('prepend: true');
  });

  it('lets Tailwind win over the styles of the library', () => {
    const files = setup({ styling: 'Tailwind' });
    expect(rendered(files['src/main.tsx'])).toContain('<StyledEngineProvider enableCssLayer>');
    expect(files['src/main.tsx']).toContain("import './tailwind.css';");
    expect(files['src/tailwind.css']).toBe(
      "@layer theme, base, mui, components, utilities;\n@import 'tailwindcss';\n",
    );
    const mirrored = setup({ styling: 'Tailwind', theme: { direction: 'rtl' } });
    expect(mirrored['src/rtlCache.ts']).toContain('`@layer mui {${serialized.styles}}`');
    expect(mirrored['src/rtlCache.ts']).not.toContain('prepend');
  });

  it('evades the names of the demo', () => {
    const modules = ['src/Demo.tsx', 'src/theme.tsx', 'src/main.ts'];
    const files = setup({ theme: { paletteMode: 'dark' }, modules });
    expect(Object.keys(files)).toEqual(['src/sandbox-main.tsx', 'src/sandbox-theme.ts']);
    expect(files['src/sandbox-main.tsx']).toContain("import { theme } from './sandbox-theme';");
  });

  it('starts a demo that lies deeper', () => {
    expect(setup({ modules: ['src/dashboard/Demo.tsx'] })['src/main.tsx']).toContain(
      "import Demo from './dashboard/Demo';",
    );
  });
});
