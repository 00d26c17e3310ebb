import { describe, expect, it } from 'vitest';
import { looksSecret } from './looksSecret.ts';

describe('looksSecret', () => {
  it.each([
    'jane.doe@example.com',
    'mail to a@b.co please',
    'https://intranet.example/wiki?user=jane',
    '+49 151 2345 6789',
    '4111 1111 1111 1111',
    'password: hunter2',
    'token=abc',
    'sk_live_51H8xYz',
    'ghp_16C7e42F292c6912E7710c838347Ae178B4a',
    'AKIAIOSFODNN7EXAMPLE',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0',
    'Tr0ub4dor3x',
    '9f86d081884c7d65',
    '3fa85f64-5717-4562-b3fc-2c963f66afa6',
    'x'.repeat(60),
  ])('%s may be one', (text) => {
    expect(looksSecret(text)).toBe(true);
  });

  it.each([
    'data grid column width',
    '@mui/x-data-grid',
    'unstable_useMultiInputDateRangeField',
    'GridColumnVisibilityModel',
    'aria-rowcount',
    'mui v8 upgrade from v7',
    'date-fns 4.1.0',
    'experimentalFeatures warnIfFocusStateIsNotSynced',
    '数据表格 分页',
    'ChartsTooltipContainer',
    'MUI X 8.29.3',
  ])('%s is none', (text) => {
    expect(looksSecret(text)).toBe(false);
  });
});
