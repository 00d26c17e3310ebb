import BarChartIcon from '@mui/icons-material/BarChart';
import DonutLargeIcon from '@mui/icons-material/DonutLarge';
import ShowChartIcon from '@mui/icons-material/ShowChart';
import type { GridChartsPanelProps } from '@mui/x-data-grid-premium';

/** The charts that users can choose in the panel. */
export const schema: NonNullable<GridChartsPanelProps['schema']> = {
  bar: {
    label: 'Bars',
    icon: BarChartIcon,
    dimensionsLabel: 'Categories',
    valuesLabel: 'Series',
    customization: [
      {
        id: 'look',
        label: 'Look',
        controls: {
          stacked: {
            label: 'Stacked',
            type: 'boolean',
            default: false,
            isHidden: ({ values }) => values.length < 2,
          },
          hideLegend: { label: 'Hide legend', type: 'boolean', default: false },
          height: { label: 'Height', type: 'number', default: 260 },
        },
      },
    ],
  },
  line: {
    label: 'Lines',
    icon: ShowChartIcon,
    dimensionsLabel: 'Categories',
    valuesLabel: 'Series',
    customization: [],
  },
  pie: {
    label: 'Pie',
    icon: DonutLargeIcon,
    dimensionsLabel: 'Slices',
    valuesLabel: 'Size',
    maxValues: 1,
    customization: [],
  },
};
