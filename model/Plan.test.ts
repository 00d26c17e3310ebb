import { describe, expect, it } from 'vitest';
import { higherPlan, planOfCode } from './Plan.ts';

describe('planOfCode', () => {
  it.each([
    ["import { DataGrid } from '@mui/x-data-grid';", null],
    ["import { TreeItem } from '@mui/x-tree-view/TreeItem';", null],
    ["import { RichTreeViewPro } from '@mui/x-tree-view-pro';", 'pro'],
    ["import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';", 'pro'],
    ['import {\n  DataGridPremium,\n} from "@mui/x-data-grid-premium";', 'premium'],
    ["import type { GridColDef } from '@mui/x-data-grid-pro';", 'pro'],
    ["// compare '@mui/x-data-grid-pro'", null],
    ["import { pro } from './x-tree-view-pro';", null],
  ])('%j needs %s', (code, plan) => {
    expect(planOfCode([code])).toBe(plan);
  });

  it('takes the highest plan of all files', () => {
    const pro = "import { A } from '@mui/x-charts-pro';";
    const premium = "import { B } from '@mui/x-data-grid-premium';";
    expect(planOfCode([pro, premium, pro])).toBe('premium');
    expect(planOfCode([])).toBeNull();
  });
});

describe('higherPlan', () => {
  it.each([
    [null, null, null],
    [null, 'pro', 'pro'],
    ['pro', null, 'pro'],
    ['pro', 'premium', 'premium'],
    ['premium', null, 'premium'],
  ] as const)('of %s and %s is %s', (a, b, plan) => {
    expect(higherPlan(a, b)).toBe(plan);
  });
});
