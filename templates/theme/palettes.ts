import type { PaletteOptions } from '@mui/material/styles';

const light: PaletteOptions = {
  mode: 'light',
  primary: { main: '#0B6763', contrastText: '#FFFFFF' },
  secondary: { main: '#A4480B', contrastText: '#FFFFFF' },
  success: { main: '#2C6E2F' },
  warning: { main: '#8F5600' },
  error: { main: '#B3261E' },
  info: { main: '#1F5FA8' },
  background: { default: '#F8F8F5', paper: '#FFFFFF' },
  text: { primary: '#1A2124', secondary: '#556066' },
  divider: 'rgba(26, 33, 36, 0.14)',
};

const dark: PaletteOptions = {
  mode: 'dark',
  primary: { main: '#62CDC3', contrastText: '#04211F' },
  secondary: { main: '#F4AA6B', contrastText: '#2B1402' },
  success: { main: '#8CCB8F' },
  warning: { main: '#E8B35C' },
  error: { main: '#F2948D' },
  info: { main: '#8DBDF2' },
  background: { default: '#0F1415', paper: '#161C1E' },
  text: { primary: '#ECF0F0', secondary: '#A6B2B5' },
  divider: 'rgba(236, 240, 240, 0.16)',
};

/** Colors of the templates by mode; every text color has a contrast of 4.5 and more on both backgrounds. */
export const palettes = { light, dark };
