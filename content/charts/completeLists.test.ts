import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as palettes from '@mui/x-charts/colorPalettes';
import { describe, expect, it } from 'vitest';
import { codesIn, readTable, stringsIn } from '#tests/setup/readPageLists.ts';

const require = createRequire(import.meta.url);
const packageFolder = path.dirname(require.resolve('@mui/x-charts/package.json'));

function readPage(name: string): string {
  return readFileSync(path.join(import.meta.dirname, name, `${name}.md`), 'utf8');
}

/** The values in the first column of a table, sorted. */
function valuesInTable(page: string, header: string): string[] {
  return readTable(readPage(page), header)
    .flatMap(([cell = '']) => stringsIn(cell))
    .sort();
}

/** What a pattern captures in a declaration file of the package. */
function readType(file: string, pattern: RegExp): string {
  const [, found] = pattern.exec(readFileSync(path.join(packageFolder, file), 'utf8')) ?? [];
  expect(found, `${String(pattern)} in ${file}`).toBeDefined();
  return found ?? '';
}

/** The strings that a property can have in a part of a declaration file, sorted, each once. */
function valuesOf(declaration: string, property: string): string[] {
  const unions = declaration.matchAll(new RegExp(`^\\s+${property}\\??: ('.*);$`, 'gm'));
  return [...new Set([...unions].flatMap(([, union = '']) => stringsIn(union)))].sort();
}

describe('lists of the charts pages that claim to be complete', () => {
  it('every scale type is in its table', () => {
    const scales = readType('models/axis.d.ts', /interface AxisScaleConfig \{([\s\S]*?)\n\}/);
    const types = valuesOf(scales, 'scaleType');
    expect(types.length).toBeGreaterThan(5);
    expect(valuesInTable('axis', '`scaleType`')).toEqual(types);
  });

  it('every location of a formatted axis value is in its table', () => {
    const context = readType(
      'models/axis.d.ts',
      /type AxisValueFormatterContext<[^>]*> = ([\s\S]*?)\n\};/,
    );
    const locations = valuesOf(context, 'location');
    expect(locations.length).toBeGreaterThan(2);
    expect(valuesInTable('axis', '`location`')).toEqual(locations);
  });

  it('every curve is in the table of curves', () => {
    const curves = stringsIn(readType('models/curve.d.ts', /type CurveType = ([^;]+);/));
    expect(valuesInTable('lines', '`curve`')).toEqual(curves.sort());
  });

  it('every palette is in the table of palettes', () => {
    const exported = Object.keys(palettes).filter((name) => name.endsWith('Palette'));
    const listed = readTable(readPage('styling'), 'Palettes').flatMap(([cell = '']) =>
      codesIn(cell),
    );
    expect(listed.sort()).toEqual(exported.sort());
  });

  it('every `labelMarkType` is in the sentence about it', () => {
    const types = readType('ChartsLabel/ChartsLabelMark.d.ts', /type ChartsLabelMarkType = (.+);/);
    const [, sentence = ''] =
      /Set `labelMarkType` on the series[^.]*\. It takes ([^.]*)\./.exec(readPage('scatter')) ?? [];
    expect(stringsIn(sentence).sort()).toEqual(stringsIn(types).sort());
    expect(types.includes('ComponentType')).toBe(sentence.includes('component'));
  });
});
