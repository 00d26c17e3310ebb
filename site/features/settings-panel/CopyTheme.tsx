import { useState } from 'react';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { initialThemeState, type ThemeState } from '#site/platform/settings/ThemeState.ts';
import { useThemeState } from '#site/platform/settings/ThemeStateProvider.tsx';
import { Button } from '#site/ui/Button.tsx';
import styles from './CopyTheme.module.css';

/** Copies the reader's choices as a `createTheme` call. */
export function CopyTheme({ announce }: { announce: (text: string) => void }) {
  const t = useMessages();
  const { state } = useThemeState();
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(themeCode(state));
      setIsCopied(true);
      announce(t('settings.themeCopied'));
      setTimeout(() => setIsCopied(false), 2000);
    } catch {
      announce(t('settings.copyFailed'));
    }
  }

  return (
    <div className={styles.root}>
      <Button variant="primary" size="huge" onClick={() => void copy()}>
        {isCopied ? t('settings.themeCopied') : t('settings.copyTheme')}
      </Button>
      <details>
        <summary>{t('settings.showTheme')}</summary>
        <pre dir="ltr" tabIndex={0}>
          {themeCode(state)}
        </pre>
      </details>
    </div>
  );
}

const denseSizes = ['MuiButton', 'MuiIconButton', 'MuiFab', 'MuiTable'];
const denseMargins = [
  'MuiFormControl',
  'MuiTextField',
  'MuiInputBase',
  'MuiInputLabel',
  'MuiFormHelperText',
];

/** The `createTheme` call for a theme state, without what equals the defaults of the library. */
function themeCode({ direction, spacing, dense, paletteColors, paletteMode }: ThemeState): string {
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
