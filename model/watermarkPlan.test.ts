import { expect, it } from 'vitest';
import { watermarkPlan } from './watermarkPlan.ts';

it.each([
  ["import { DataGridPro } from '@mui/x-data-grid-pro';", 'pro'],
  [
    "import {\n  DataGridPremium,\n  type GridColDef,\n} from '@mui/x-data-grid-premium';",
    'premium',
  ],
  ["import { Heatmap } from '@mui/x-charts-pro/Heatmap';", 'pro'],
  ["import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';", 'pro'],
  ["import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';", null],
  ["import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';", null],
  ["import type { DataGridPro } from '@mui/x-data-grid-pro';", null],
  ["import { DataGrid } from '@mui/x-data-grid';", null],
])('%s: %s', (code, plan) => {
  expect(watermarkPlan([code])).toBe(plan);
});
