import { describe, expect, it } from 'vitest';
import { parseImports } from './parseImports.ts';

const specifiers = (source: string, file = 'Demo.tsx') =>
  parseImports(source, file).map(({ specifier }) => specifier);

describe('parseImports', () => {
  it.each([
    ["import Stack from '@mui/material/Stack';", ['default']],
    ['import * as React from "react";', ['*']],
    ["import React, { useState } from 'react';", ['default', 'useState']],
    ["import {\n  useState, // kept\n  useMemo as memo,\n} from 'react';", ['useState', 'useMemo']],
    ["import dayjs, * as all from 'dayjs'", ['default', '*']],
    ["import 'dayjs/locale/de';", []],
    ["import {} from 'react';", []],
    ["import data from './data.json' with { type: 'json' };", ['default']],
    ["import { 'a b' as ab } from './names';", ["'a b'"]],
    ["export * from './a';", ['*']],
    ["export * as a from './a';", ['*']],
    ["export { a, b as c } from './a';", ['a', 'b']],
    ["const load = () => import('./late');", ['*']],
  ])('reads %s', (source, names) => {
    const [found, ...more] = parseImports(source, 'Demo.tsx');
    expect(more).toEqual([]);
    expect(found?.names).toEqual(names);
    const { specifier = '', start = -1 } = found ?? {};
    expect(source.slice(start - 1, start + specifier.length + 1)).toMatch(/^(['"]).+\1$/);
  });

  it.each([
    ["import type { Theme } from '@mui/material/styles';", '@mui/material/styles'],
    ["import type Theme from './Theme';", './Theme'],
    ["import { type A, B } from './a';", './a'],
    ["export type { A } from './a';", './a'],
    ["export type * from './a';", './a'],
    ["let a: import('csstype').Properties;", 'csstype'],
    ["let a: typeof import('./a');", './a'],
  ])('counts what only types need: %s', (source, specifier) => {
    expect(specifiers(source)).toEqual([specifier]);
  });

  it('tells the mark "type" from a name', () => {
    const names = (source: string) => parseImports(source, 'a.ts')[0]?.names;
    expect(names("import { type A, type, type as T } from './a';")).toEqual(['A', 'type', 'type']);
    expect(names("import type { A } from './a';")).toEqual(['A']);
    expect(names("import type A from './a';")).toEqual(['default']);
    expect(names("import type from './a';")).toEqual(['default']);
  });

  it('is not fooled by what only looks like an import', () => {
    const source = [
      "// import a from 'comment';",
      "/* import b from 'block'; */",
      `const text = "import c from 'string'";`,
      "const code = `import d from 'template'; ${nested(`import e from 'nested'`)}`;",
      "const pattern = /import f from 'pattern'/;",
      'const key = { import: 1, export: 2 };',
      "key.import = 'member';",
      'const url = import.meta.url;',
      'export const exported = { from: 3 };',
      "export type Name = 'type';",
      'export default function Demo() {',
      "  return <p title=\"import g from 'attribute'\">Don't import h from 'text'</p>;",
      '}',
    ].join('\n');
    expect(specifiers(source)).toEqual([]);
  });

  it('finds imports below code and several on a line', () => {
    expect(
      specifiers("const a = 1; import b from 'b'; import c from 'c'\nexport { d } from 'd'"),
    ).toEqual(['b', 'c', 'd']);
  });

  it('reads what is written for each kind of file', () => {
    expect(specifiers("import a from 'a'; const b = <string>a;", 'a.ts')).toEqual(['a']);
    expect(specifiers("import a from 'a'; const b = a < 1 && a > (2);", 'a.jsx')).toEqual(['a']);
  });

  it('names the file that cannot be read', () => {
    expect(() => parseImports('const = 1;', 'Demo.tsx')).toThrow(
      /^Demo\.tsx cannot be read: .*\(1:7\)/,
    );
  });
});
