import { describe, expect, it } from 'vitest';
import { joinModules } from './joinModules.ts';
import { JoinError } from './JoinError.ts';

/** Joins files of one folder, the demo first. */
const join = (files: Record<string, string>) =>
  joinModules(Object.entries(files).map(([file, source]) => ({ file: `/demos/${file}`, source })));

const demo = (...lines: string[]) => [...lines, ''].join('\n');

describe('joinModules', () => {
  it('puts what a demo imports above it, without what nothing uses', async () => {
    const text = await join({
      'Demo.tsx': demo(
        "import { DataGrid } from '@mui/x-data-grid';",
        "import { boats, type Boat } from './boats.data';",
        '',
        'const first: Boat = boats[0];',
        '',
        'export default function Demo() {',
        '  return <DataGrid rows={boats} columns={[]} aria-label={first.name} />;',
        '}',
      ),
      'boats.data.ts': demo(
        '/** A boat. */',
        'export interface Boat {',
        '  name: string;',
        '}',
        '',
        "export const harbors = ['Skagen'];",
        '',
        "const name = 'Tern'; // of a bird",
        '',
        '/** All boats. */',
        'export const boats: Boat[] = [{ name }];',
      ),
    });
    expect(text).toBe(
      demo(
        "import { DataGrid } from '@mui/x-data-grid';",
        '',
        '/** A boat. */',
        'interface Boat {',
        '  name: string;',
        '}',
        '',
        "const name = 'Tern'; // of a bird",
        '',
        '/** All boats. */',
        'const boats: Boat[] = [{ name }];',
        '',
        'const first: Boat = boats[0];',
        '',
        'export default function Demo() {',
        '  return <DataGrid rows={boats} columns={[]} aria-label={first.name} />;',
        '}',
      ),
    );
  });

  it('merges imports, each name once, a value before its type', async () => {
    const text = await join({
      'Demo.tsx': demo(
        "import * as React from 'react';",
        "import type { GridColDef } from '@mui/x-data-grid';",
        "import { part } from './part';",
        'export default function Demo(props: { column: GridColDef }) {',
        '  return <React.Fragment>{part(props.column)}</React.Fragment>;',
        '}',
      ),
      'part.tsx': demo(
        "import * as React from 'react';",
        "import Box, { type BoxProps } from '@mui/material/Box';",
        "import Unused from '@mui/material/Stack';",
        "import { DataGrid, type GridColDef } from '@mui/x-data-grid';",
        "import 'dayjs/locale/de';",
        'export function unused() {',
        '  return <Unused />;',
        '}',
        'export function part(column: GridColDef, box?: BoxProps) {',
        '  const [rows] = React.useState([]);',
        '  return <Box {...box}><DataGrid rows={rows} columns={[column]} /></Box>;',
        '}',
      ),
    });
    expect(text.split('\n').filter((line) => line.startsWith('import'))).toEqual([
      "import * as React from 'react';",
      "import { type GridColDef, DataGrid } from '@mui/x-data-grid';",
      "import Box from '@mui/material/Box';",
      "import type { BoxProps } from '@mui/material/Box';",
      "import 'dayjs/locale/de';",
    ]);
    expect(text).not.toContain('nused');
  });

  it('keeps the names of the demo; what clashes with them is renamed where it is meant, not where it is hidden', async () => {
    const text = await join({
      'Demo.tsx': demo(
        "import { columns as allColumns } from './columns';",
        "const rows = ['own'];",
        'const columns = allColumns;',
        'export default function Demo() {',
        '  return [rows, columns];',
        '}',
      ),
      'columns.ts': demo(
        "const rows = ['other'];",
        'const own = (rows: string[]) => ({ rows });',
        'export const columns = [{ rows }, own(rows)];',
      ),
    });
    expect(text).toBe(
      demo(
        "const columnsRows = ['other'];",
        'const own = (rows: string[]) => ({ rows });',
        'const allColumns = [{ rows: columnsRows }, own(columnsRows)];',
        '',
        "const rows = ['own'];",
        'const columns = allColumns;',
        'export default function Demo() {',
        '  return [rows, columns];',
        '}',
      ),
    );
  });

  it('does not let a declaration hide a global that another file uses', async () => {
    const text = await join({
      'Demo.tsx': demo(
        "import { log } from './log';",
        'export default function Demo() {',
        '  return [new Event("x"), log()];',
        '}',
      ),
      'log.ts': demo('class Event {}', 'export const log = () => new Event();'),
    });
    expect(text).toContain('class logEvent {}\nconst log = () => new logEvent();');
    expect(text).toContain("[new Event('x'), log()]");
  });

  it('runs modules in the order of their imports', async () => {
    const text = await join({
      'Demo.tsx': demo(
        "import { second } from './second';",
        "import { first } from './first';",
        'export default function Demo() {',
        '  return second + first;',
        '}',
      ),
      'second.ts': demo("import { first } from './first';", 'export const second = first + 1;'),
      'first.ts': demo('export const first = 1;'),
    });
    expect(text.indexOf('const first')).toBeLessThan(text.indexOf('const second'));
  });

  it('renders a style sheet with the demo', async () => {
    const text = await join({
      'Demo.tsx': demo(
        "import './demo.css';",
        'export default function Demo() {',
        '  return <p className="a">Text</p>;',
        '}',
      ),
      'demo.css': ".a::before {\n  content: '\\201C';\n}\n",
    });
    expect(text).toContain("const styleSheet = `\n.a::before {\n  content: '\\\\201C';\n}\n`;");
    expect(text).toContain(
      '<>\n      <style>{styleSheet}</style>\n      <p className="a">Text</p>',
    );
    expect(text).not.toContain('demo.css');
  });

  it('keeps what a module adds to the types of a package', async () => {
    const text = await join({
      'Demo.tsx': demo(
        "import { note } from './footer';",
        'export default function Demo() {',
        '  return note;',
        '}',
      ),
      'footer.ts': demo(
        "declare module '@mui/x-data-grid' {",
        '  interface FooterPropsOverrides {',
        '    note?: string;',
        '  }',
        '}',
        "export const note = 'x';",
      ),
    });
    expect(text).toContain(
      "declare module '@mui/x-data-grid' {\n  interface FooterPropsOverrides {",
    );
  });

  it('takes a default export by its name', async () => {
    const text = await join({
      'Demo.tsx': demo(
        "import Part from './Row';",
        'export default function Demo() {',
        '  return <Part />;',
        '}',
      ),
      'Row.tsx': demo('export default function Row() {', '  return null;', '}'),
    });
    expect(text).toMatch(/^function Part\(\)/);
    expect(text.match(/export default/g)).toHaveLength(1);
  });

  it.each([
    [
      "export { a } from './data';",
      'Demo.tsx, "export { a } from \'./data\';" is not at a declaration',
    ],
    [
      "import * as data from './data';\nexport default function Demo() {\n  return data.a;\n}\n",
      'Demo.tsx, "data" is imported from "./data", which does not declare',
    ],
    [
      "import { c } from './data';\nexport default function Demo() {\n  return c;\n}\n",
      'Demo.tsx, "c" is imported from "./data", which does not declare',
    ],
  ])('refuses what it cannot join: %j', async (source, reason) => {
    const joined = join({ 'Demo.tsx': source, 'data.ts': 'export const a = 1;\n' });
    await expect(joined).rejects.toThrow(JoinError);
    await expect(joined).rejects.toThrow(`in ${reason}`);
  });
});
