import { LineChart } from '@mui/x-charts/LineChart';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { DataGrid, type GridColDef, QuickFilterControl, useGridApiContext } from '@mui/x-data-grid';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ErrorMessage } from '#model/errors/ErrorMessage.ts';
import { matchErrors } from '#model/errors/matchErrors.ts';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { openDocs } from '#pipeline/openDocs.ts';

let messages: ErrorMessage[] = [];
beforeAll(async () => {
  messages = await openDocs(contentConfig(process.cwd(), { watching: false })).errorMessages();
}, 120_000);

/** What a reader sees when an element is rendered: the stack of what it throws, and what it prints. */
function printedBy(element: ReactElement): string {
  const lines: string[] = [];
  const collect = (...values: unknown[]) => lines.push(values.map(String).join(' '));
  const error = vi.spyOn(console, 'error').mockImplementation(collect);
  const warn = vi.spyOn(console, 'warn').mockImplementation(collect);
  try {
    renderToString(element);
  } catch (thrown) {
    lines.push(`Uncaught ${thrown instanceof Error ? thrown.stack : String(thrown)}`);
  } finally {
    error.mockRestore();
    warn.mockRestore();
  }
  return lines.join('\n');
}

const columns: GridColDef[] = [{ field: 'name' }];
function Outside() {
  useGridApiContext();
  return null;
}

const cases: [id: string, element: ReactElement][] = [
  [
    'the-data-grid-component-requires-all-rows-to-have-a-unique-id',
    <DataGrid key="1" rows={[{ name: 'Tea' }]} columns={columns} />,
  ],
  [
    'pagesize-cannot-exceed-100-in-the-mit-version-of-the-datagrid',
    <DataGrid
      key="2"
      rows={[]}
      columns={columns}
      initialState={{ pagination: { paginationModel: { pageSize: 500 } } }}
    />,
  ],
  ['could-not-find-the-data-grid-context', <Outside key="3" />],
  [
    'usegridrootprops-should-only-be-used-inside-the-datagrid-datagridpro-or-datagridpremium-component',
    <QuickFilterControl key="4" />,
  ],
  ['can-not-find-the-date-and-time-pickers-localization-context', <DatePicker key="5" />],
  [
    'the-views-prop-must-contain-at-least-one-view',
    <LocalizationProvider key="6" dateAdapter={AdapterDayjs}>
      <DatePicker views={[]} />
    </LocalizationProvider>,
  ],
  [
    'line-series-with-id-has-no-data',
    <LineChart key="7" width={300} height={200} series={[{ label: 'Rain' }]} />,
  ],
  [
    'series-id-is-not-unique',
    <BarChart
      key="8"
      width={300}
      height={200}
      series={[
        { id: 'a', data: [1] },
        { id: 'a', data: [2] },
      ]}
    />,
  ],
  ['could-not-find-the-charts-context-this-happens-when-the-component-is', <ChartsXAxis key="9" />],
  [
    'the-tree-view-component-requires-all-items-to-have-a-unique-id',
    <RichTreeView
      key="10"
      items={[
        { id: 'a', label: 'Tea' },
        { id: 'a', label: 'Coffee' },
      ]}
    />,
  ],
  ['could-not-find-the-tree-view-context', <TreeItem key="11" itemId="a" label="Tea" />],
  [
    'the-simple-tree-view-component-does-not-support-the-items-prop',
    <SimpleTreeView key="12" {...{ items: [] }} />,
  ],
];

describe('messages of the installed components', () => {
  it.each(cases)('%s is recognized in what the component prints', (id, element) => {
    expect(matchErrors(printedBy(element), messages)).toContainEqual({ id, isExact: true });
  });

  it('has about as many messages as the packages can print', () => {
    expect(messages.length).toBeGreaterThan(200);
  });
});
