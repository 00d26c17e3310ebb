import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';

const small = { defaultProps: { size: 'small' as const } };
const denseMargin = { defaultProps: { margin: 'dense' as const } };

/** Small sizes and dense margins as default props of the components that have them. */
const denseComponents: ThemeOptions['components'] = {
  MuiButton: small,
  MuiIconButton: small,
  MuiFab: small,
  MuiTable: small,
  MuiFilledInput: denseMargin,
  MuiOutlinedInput: denseMargin,
  MuiInputBase: denseMargin,
  MuiFormControl: denseMargin,
  MuiFormHelperText: denseMargin,
  MuiInputLabel: denseMargin,
  MuiTextField: denseMargin,
  MuiListItem: { defaultProps: { dense: true } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
};

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
