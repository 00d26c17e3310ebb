import type { CodeVariant } from '#model/CodePreferences.ts';
import { type LiteralValue, toLiteral } from './toLiteral.ts';

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
