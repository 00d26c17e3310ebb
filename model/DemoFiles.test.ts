import { describe, expect, it } from 'vitest';
import { addressesOfDemo, addressesOfRuntime, listDemoFiles } from './DemoFiles.ts';

const files: Record<string, string[]> = {
  'grid/Rows': ['Rows.js', 'grid.js'],
  'grid/Cells': ['Cells.js', 'grid.js', 'menu.js'],
};

describe('listDemoFiles', () => {
  const listed = listDemoFiles(Object.keys(files), {
    base: '/assets/',
    runtime: ['run.js', 'grid.js'],
    filesOf: (id) => files[id] ?? [],
  });

  it('names a file once, however many demos need it', () => {
    expect(listed.files).toEqual(['Rows.js', 'grid.js', 'Cells.js', 'menu.js', 'run.js']);
  });

  it('gives each demo back its files in their order', () => {
    expect(addressesOfDemo(listed, 'grid/Cells')).toEqual([
      '/assets/Cells.js',
      '/assets/grid.js',
      '/assets/menu.js',
    ]);
    expect(addressesOfDemo(listed, 'grid/Unknown')).toEqual([]);
  });

  it('names what runs any demo', () => {
    expect(addressesOfRuntime(listed)).toEqual(['/assets/run.js', '/assets/grid.js']);
  });
});
