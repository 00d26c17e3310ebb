import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { demoChunks } from './demoChunks.ts';

const plainGrids = Array.from({ length: 10 }, (_, at) => `Grid${at}.tsx`);

const imports: Record<string, string[]> = {
  'runtime.tsx': ['node_modules/theme.js'],
  'Bars.tsx': ['node_modules/chart.js', 'node_modules/button.js', 'rows.data.ts'],
  'Lines.tsx': [
    'node_modules/chart.js',
    'node_modules/stack.js',
    'node_modules/@mui/material/Slider.js',
  ],
  'Grid.tsx': ['node_modules/grid.js', 'node_modules/rare.js'],
  'Rows.tsx': ['node_modules/grid.js', 'node_modules/stack.js'],
  'Cells.tsx': ['node_modules/grid.js', 'node_modules/stack.js'],
  'ChartInCell.tsx': [
    'node_modules/grid.js',
    'node_modules/chart.js',
    'node_modules/@mui/material/Slider.js',
  ],
  ...Object.fromEntries(plainGrids.map((demo) => [demo, ['node_modules/grid.js']])),
  'node_modules/chart.js': ['node_modules/react-is.js', 'node_modules/theme.js'],
  'node_modules/grid.js': ['node_modules/react-is.js'],
};
const dynamic: Record<string, string[]> = {
  'demos/charts': ['Bars.tsx', 'Lines.tsx'],
  'demos/grid': ['Grid.tsx', 'Rows.tsx', 'Cells.tsx', 'ChartInCell.tsx', ...plainGrids],
};

const graph = {
  getModuleInfo: (id: string) =>
    ({
      importedIds: imports[id] ?? [],
      dynamicallyImportedIds: dynamic[id] ?? [],
    }) as unknown as Rolldown.ModuleInfo,
};

const groups = demoChunks({
  runtime: ['runtime.tsx'],
  lists: { charts: 'demos/charts', grid: 'demos/grid' },
});

function chunkOf(id: string): string | null {
  for (const { name } of groups) {
    const chunk = typeof name === 'function' ? name(id, graph) : null;
    if (chunk) {
      return chunk;
    }
  }
  return null;
}

describe('demoChunks', () => {
  it.each([
    ['node_modules/chart.js', 'shared-charts'],
    ['node_modules/grid.js', 'shared-grid'],
    ['node_modules/react-is.js', 'shared-charts-grid'],
    // Half of the two demos.
    ['node_modules/button.js', 'shared-charts'],
  ])('puts %s, which most demos of its products need, into %s', (id, chunk) => {
    expect(chunkOf(id)).toBe(chunk);
  });

  it('puts what one product needs often and another at times into a chunk of both', () => {
    expect(chunkOf('node_modules/stack.js')).toBe('shared-charts-grid');
  });

  it('does not bring all charts to grids for the one grid that has a chart', () => {
    expect(chunkOf('node_modules/chart.js')).toBe('shared-charts');
    expect(chunkOf('node_modules/@mui/material/Slider.js')).toBe('shared-charts-grid');
  });

  it('puts what every demo runs in into one chunk, also what products need too', () => {
    expect(chunkOf('runtime.tsx')).toBe('demo');
    expect(chunkOf('node_modules/theme.js')).toBe('demo');
  });

  it.each(['Bars.tsx', 'rows.data.ts', 'node_modules/rare.js'])('leaves %s alone', (id) => {
    expect(chunkOf(id)).toBeNull();
  });

  it('asks for what the most products need first', () => {
    expect(groups.map(({ debugName }) => debugName)).toEqual([
      'demo',
      'shared-charts-grid',
      'shared-charts',
      'shared-grid',
    ]);
  });
});
