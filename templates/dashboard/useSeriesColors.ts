import { useTheme } from '@mui/material/styles';

/** Colors of the charts, from the theme: variables where it has them, so that they follow the mode. */
export function useSeriesColors() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  return {
    children: palette.secondary.main,
    adults: palette.primary.main,
    earlier: palette.text.secondary,
    onTime: palette.primary.main,
    late: palette.warning.main,
    canceled: palette.error.main,
    vans: [palette.primary.main, palette.secondary.main, palette.info.main, palette.text.secondary],
  };
}
