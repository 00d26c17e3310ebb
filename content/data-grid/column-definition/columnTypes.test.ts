import { readFileSync } from 'node:fs';
import { getGridDefaultColumnTypes } from '@mui/x-data-grid';
import { describe, expect, it } from 'vitest';

const page = readFileSync(new URL('column-definition.md', import.meta.url), 'utf8');
const columnTypes = new Map(
  Object.entries(getGridDefaultColumnTypes()).map(([type, definition]) => [
    type,
    new Map(Object.entries(definition)),
  ]),
);

/** The cells of the first table below a heading, without its header. */
function tableBelow(anchor: string): string[][] {
  const [, section = ''] = page.split(`{#${anchor}`);
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  const end = rows.findIndex((line, index) => index > 0 && line.startsWith('| ---'));
  const next = rows.findIndex((line, index) => index > end && line.startsWith('| ---'));
  return rows.slice(end + 1, next === -1 ? undefined : next - 1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** The pieces of a cell that are written as code. */
function codeOf(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

/** How the page writes a value. */
function written(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

describe('column definition', () => {
  it('lists every column type', () => {
    const listed = tableBelow('column-types').map(([type = '']) => codeOf(type)[0]);
    expect(listed.toSorted()).toEqual([...columnTypes.keys()].toSorted());
  });

  it('lists every default that is not a function', () => {
    const properties = [...columnTypes.values()].flatMap((definition) =>
      [...definition]
        .filter(
          ([name, value]) => name !== 'type' && !['function', 'object'].includes(typeof value),
        )
        .map(([name]) => name),
    );
    const listed = tableBelow('default-column-properties').map(([name = '']) => codeOf(name)[0]);
    expect(listed.toSorted()).toEqual([...new Set(properties)].toSorted());
  });

  it.each(tableBelow('default-column-properties'))(
    'has the defaults of %s',
    (property, normal = '', others = '') => {
      const [name = ''] = codeOf(property);
      // "`'right'` for `number`, `'center'` for `boolean` and `actions`"
      const exceptions = new Map(
        others.split(/,? (?=`[^`]*` for )/).flatMap((part) => {
          const [value, ...types] = codeOf(part);
          return types.map((type) => [type, value] as const);
        }),
      );
      for (const [type, definition] of columnTypes) {
        expect(`${type}: ${exceptions.get(type) ?? codeOf(normal)[0]}`).toBe(
          `${type}: ${written(definition.get(name))}`,
        );
      }
    },
  );
});
