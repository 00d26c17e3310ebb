import { initialThemeState, type ThemeState } from '#site/platform/settings/ThemeState.ts';

const denseSizes = ['MuiButton', 'MuiIconButton', 'MuiFab', 'MuiTable'];
const denseMargins = [
  'MuiFormControl',
  'MuiTextField',
  'MuiInputBase',
  'MuiInputLabel',
  'MuiFormHelperText',
];

/** The `createTheme` call for a theme state; only what differs from the library's defaults. */
export function themeCode({
  direction,
  spacing,
  dense,
  paletteColors,
  paletteMode,
}: ThemeState): string {
  const colors = Object.entries(paletteColors).map(
    ([name, { main }]) => `    ${name}: { main: '${main}' },`,
  );
  const mode = paletteMode === 'dark' ? ["    mode: 'dark',"] : [];
  const palette = [...mode, ...colors];
  return [
    `import { createTheme } from '@mui/material/styles';`,
    '',
    'export const theme = createTheme({',
    ...(direction === 'rtl' ? [`  direction: 'rtl',`] : []),
    ...(spacing === initialThemeState.spacing ? [] : [`  spacing: ${spacing},`]),
    ...(palette.length > 0 ? ['  palette: {', ...palette, '  },'] : []),
    ...(dense ? denseCode() : []),
    '});',
    '',
  ].join('\n');
}

function denseCode(): string[] {
  return [
    '  components: {',
    ...denseSizes.map((name) => `    ${name}: { defaultProps: { size: 'small' } },`),
    ...denseMargins.map((name) => `    ${name}: { defaultProps: { margin: 'dense' } },`),
    '    MuiListItem: { defaultProps: { dense: true } },',
    `    MuiToolbar: { defaultProps: { variant: 'dense' } },`,
    '  },',
  ];
}
