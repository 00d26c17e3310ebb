/** The library's own colours, shown before a reader chooses others. */
export const defaultColors = {
  light: { primary: '#1976d2', secondary: '#9c27b0' },
  dark: { primary: '#90caf9', secondary: '#ce93d8' },
} as const;

/** Colours offered besides the free choice. */
export const presetColors = [
  '#1976d2',
  '#00796b',
  '#2e7d32',
  '#ef6c00',
  '#c62828',
  '#ad1457',
  '#6a1b9a',
  '#37474f',
] as const;
