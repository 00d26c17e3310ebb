import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { denseComponents } from './denseComponents.ts';

/** A theme for high density. CSS-variables mode is refused: its `vars` would be lost in the second theme (S5.2). */
export function createDenseTheme(
  options: ThemeOptions & { vars?: unknown },
  ...args: object[]
): Theme {
  for (const key of ['cssVariables', 'vars'] as const) {
    if (options[key]) {
      throw new Error(`A dense theme cannot use CSS variables: remove "${key}" from its options.`);
    }
  }
  const components = { ...options.components, ...denseComponents };
  return createTheme({ ...options, components }, ...args);
}
