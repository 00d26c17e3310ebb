import type { ThemeOptions } from '@mui/material/styles';

/** What the templates change about single components. */
export const componentStyles: ThemeOptions['components'] = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { textTransform: 'none', fontWeight: 600 },
      sizeLarge: { paddingBlock: 10, paddingInline: 22 },
    },
  },
  MuiToggleButton: {
    styleOverrides: { root: { textTransform: 'none', fontWeight: 600 } },
  },
  MuiTab: {
    styleOverrides: { root: { textTransform: 'none', fontWeight: 600 } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 14 } },
  },
  MuiAppBar: {
    defaultProps: { color: 'inherit', elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: (theme.vars ?? theme).palette.background.paper,
        borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
      }),
    },
  },
  MuiPaper: {
    // The lighter veil of raised surfaces would change the colors the contrast was chosen on.
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: { root: { textUnderlineOffset: '0.2em' } },
  },
  MuiChip: {
    styleOverrides: { root: { fontWeight: 500 } },
  },
};
