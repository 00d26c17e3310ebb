import type { Theme } from '@mui/material/styles';
import { createTemplateTheme } from 'virtual:docs/templates';
import { denseComponents } from '#site/platform/demo-theme/denseComponents.ts';
import { checkPaletteColors } from '#site/platform/settings/checkPaletteColors.ts';
import type { ThemeState } from '#site/platform/settings/ThemeState.ts';

/** The site's typeface, so that no second one is loaded for a preview. */
const fontFamily = 'var(--font-text)';

/** The page's policy forbids evaluation, which a grid would try when it filters, and warn about. */
const withoutEvaluation = {
  components: { MuiDataGrid: { defaultProps: { disableEval: true } } },
};

/** The templates' own theme with the reader's settings. */
export function createLiveTemplateTheme(state: ThemeState, localePacks: object[] = []): Theme {
  const { paletteMode: mode, direction, spacing, dense } = state;
  return createTemplateTheme(
    { mode, direction, spacing, colors: checkPaletteColors(state.paletteColors), fontFamily },
    withoutEvaluation,
    ...(dense ? [{ components: denseComponents }] : []),
    ...localePacks,
  );
}

/** The same theme for snapshots: colors are variables, so one piece of HTML serves both modes. */
export function createTemplateSnapshotTheme(): Theme {
  return createTemplateTheme(
    { cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' }, fontFamily },
    { components: { MuiChartDataProvider: { defaultProps: { skipAnimation: true } } } },
  );
}
