import type { CodeStyling, CodeVariant } from '#model/Preferences.ts';
import { relativeSpecifier } from './layoutModules.ts';
import { type LiteralValue, toLiteral } from './themeFile.ts';

/** Where the modules lie that a main module joins; null for those a project does without. */
export interface MainPaths {
  demo: string;
  theme: string | null;
  rtlCache: string | null;
  styles: string | null;
}

/** Source of the module that puts a demo on the page, strict as new projects are. */
export function mainFile(
  path: string,
  paths: MainPaths,
  { variant, styling }: { variant: CodeVariant; styling: CodeStyling | null },
): string {
  const link = (target: string) => relativeSpecifier(path, target).replace(/\.[jt]sx?$/, '');
  const engine = paths.rtlCache ? null : engineProps(styling);
  const fromStyles = [engine && 'StyledEngineProvider', paths.theme && 'ThemeProvider'];
  const lines = [
    "import { StrictMode } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    paths.rtlCache && "import { CacheProvider } from '@emotion/react';",
    paths.theme && "import CssBaseline from '@mui/material/CssBaseline';",
    fromStyles.some(Boolean) &&
      `import { ${fromStyles.filter(Boolean).join(', ')} } from '@mui/material/styles';`,
    `import Demo from '${link(paths.demo)}';`,
    paths.rtlCache && `import { rtlCache } from '${link(paths.rtlCache)}';`,
    paths.theme && `import { theme } from '${link(paths.theme)}';`,
    paths.styles && `import '${link(paths.styles)}';`,
  ];
  const wrappers = [
    'StrictMode',
    paths.rtlCache && 'CacheProvider value={rtlCache}',
    engine && `StyledEngineProvider ${engine}`,
    paths.theme && 'ThemeProvider theme={theme}',
  ];
  const children = [paths.theme && '<CssBaseline />', '<Demo />'];
  const root = `document.getElementById('root')${variant === 'TS' ? '!' : ''}`;
  return [
    ...lines.filter(Boolean),
    '',
    `createRoot(${root}).render(`,
    `${wrap(children.filter(isText), wrappers.filter(isText), '  ')},`,
    ');',
    '',
  ].join('\n');
}

/** How the library's styles give way to the demo's own; a cache of our own sees to it itself. */
function engineProps(styling: CodeStyling | null): string | null {
  switch (styling) {
    case 'CSS':
      return 'injectFirst';
    case 'Tailwind':
      return 'enableCssLayer';
    case 'MUI System':
    case null:
      return null;
  }
}

function wrap(children: string[], [outer, ...inner]: string[], indent: string): string {
  return outer === undefined
    ? children.map((child) => indent + child).join('\n')
    : [
        `${indent}<${outer}>`,
        wrap(children, inner, `${indent}  `),
        `${indent}</${outer.split(' ')[0]}>`,
      ].join('\n');
}

function isText(text: string | null): text is string {
  return text !== null;
}

/** Source of the module that puts a template on the page, below its theme. */
export function templateMainFile(
  entry: string,
  {
    variant,
    isMirrored,
    themeArguments,
  }: { variant: CodeVariant; isMirrored: boolean; themeArguments: object[] },
): string {
  const [, path = '', name = ''] = /^src\/(.+\/(\w+))\.\w+$/.exec(entry) ?? [];
  const literals = themeArguments.map((value) => toLiteral(value as LiteralValue)).join(', ');
  const root = `document.getElementById('root')${variant === 'TS' ? '!' : ''}`;
  const indent = isMirrored ? '    ' : '  ';
  const page = [
    `${indent}  <ThemeProvider theme={theme}>`,
    `${indent}    <CssBaseline />`,
    `${indent}    <${name} />`,
    `${indent}  </ThemeProvider>`,
  ];
  return [
    "import { StrictMode } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    ...(isMirrored ? ["import { CacheProvider } from '@emotion/react';"] : []),
    "import CssBaseline from '@mui/material/CssBaseline';",
    "import { ThemeProvider } from '@mui/material/styles';",
    `import ${name} from './${path}';`,
    ...(isMirrored ? ["import { rtlCache } from './rtlCache';"] : []),
    "import { createTemplateTheme } from './theme/createTemplateTheme';",
    '',
    `const theme = createTemplateTheme(${literals});`,
    '',
    `createRoot(${root}).render(`,
    '  <StrictMode>',
    ...(isMirrored
      ? ['    <CacheProvider value={rtlCache}>', ...page, '    </CacheProvider>']
      : page),
    '  </StrictMode>,',
    ');',
    '',
  ].join('\n');
}
