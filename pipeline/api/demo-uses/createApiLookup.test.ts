import { expect, it } from 'vitest';
import { namedType } from './createApiLookup.ts';

it.each([
  ['readonly GridColDef<R>[]', 'GridColDef'],
  ['ReadonlyArray<XAxis>', 'XAxis'],
  ["Readonly<MakeOptional<XAxis<'band'>, 'scaleType'>[]>", 'XAxis'],
  [
    "S extends ScaleName ? MakeOptional<AxisConfig<S, V, ChartsXAxisProps>, 'id'> : never",
    'AxisConfig',
  ],
  ["MakeOptional<PieSeriesType<MakeOptional<PieValueType, 'id'>>, 'type'>", 'PieSeriesType'],
  ['RefObject<GridApiCommunity | null>', 'GridApiCommunity'],
  ['React.RefObject<ChartPublicAPI<Signatures> | undefined>', 'ChartPublicAPI'],
])('reads from %s that it is about %s', (text, name) => {
  expect(namedType(text)).toBe(name);
});

it.each([
  'BarSeriesType | LineSeriesType',
  'GridColDef & Extra',
  '(params: GridRowParams) => string',
  '{ id: GridRowId }',
  "DataGridProps['columns']",
  'Record<GridRowId, GridRowModel>[keyof T]',
])('does not choose a name in %s', (text) => {
  expect(namedType(text)).toBeNull();
});
