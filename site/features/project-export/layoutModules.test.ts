import { describe, expect, it } from 'vitest';
import type { CodeFile } from '#model/DemoSource.ts';
import { layoutModules } from './layoutModules.ts';

const code = (tsName: string, ts = '', js = ts): CodeFile => ({
  tsName,
  jsName: tsName.replace(/\.tsx?$/, '.js'),
  ts,
  js,
});
const layout = (files: CodeFile[], variant: 'JS' | 'TS' = 'TS') =>
  Object.fromEntries(layoutModules(files, variant).map(({ path, text }) => [path, text]));

describe('layoutModules', () => {
  it('calls the demo Demo and keeps the names of its modules', () => {
    expect(layout([code('BasicItems.tsx', '1'), code('items.data.ts', '2')])).toEqual({
      'src/Demo.tsx': '1',
      'src/items.data.ts': '2',
    });
  });

  it('gives JavaScript the extension Vite reads JSX from', () => {
    const files = [code('A.tsx', 'ts', 'js'), code('a.data.ts'), code('Row.tsx'), code('a.css')];
    expect(Object.keys(layout(files, 'JS'))).toEqual([
      'src/Demo.jsx',
      'src/a.data.js',
      'src/Row.jsx',
      'src/a.css',
    ]);
    expect(layout(files, 'JS')['src/Demo.jsx']).toBe('js');
  });

  it('keeps the name of a demo that has a module called Demo', () => {
    const files = [code('Basic.tsx', "import Demo from './Demo';"), code('Demo.tsx')];
    expect(layout(files)).toEqual({
      'src/Basic.tsx': "import Demo from './Demo';",
      'src/Demo.tsx': '',
    });
  });

  it('leaves imports alone that still lead where they led', () => {
    const source = "import { a } from './a.data';\nimport './a.css';\nimport React from 'react';\n";
    expect(layout([code('A.tsx', source), code('a.data.ts'), code('a.css')])['src/Demo.tsx']).toBe(
      source,
    );
  });

  it('finds modules from outside the folder of the demo beside it', () => {
    const source =
      "import { files } from '../../../shared/files.data';\nimport type { File } from '../../../shared/files.data';\n";
    expect(layout([code('Explorer.tsx', source), code('files.data.ts')])['src/Demo.tsx']).toBe(
      "import { files } from './files.data';\nimport type { File } from './files.data';\n",
    );
  });

  it('follows the demo to its new name', () => {
    const files = [
      code('Basic.tsx', "export { Row } from './Row';"),
      code('Row.tsx', "export const later = () => import('./Basic');"),
    ];
    expect(layout(files)['src/Row.tsx']).toBe("export const later = () => import('./Demo');");
  });

  it('follows extensions that are written out', () => {
    const files = [code('Basic.tsx', "import Row from './Row.tsx';"), code('Row.tsx')];
    expect(layout(files)['src/Demo.tsx']).toBe("import Row from './Row.tsx';");
    expect(layout(files, 'JS')['src/Demo.jsx']).toBe("import Row from './Row.jsx';");
  });

  it('does not take a style sheet for a module of the same name', () => {
    const source = "import Row from './Row';\nimport './Row.css';";
    const files = [code('A.tsx', source), code('Row.css'), code('Row.tsx')];
    expect(layout(files, 'JS')['src/Demo.jsx']).toBe(source);
  });

  it('keeps folders, several deep', () => {
    const files = [
      code('Dashboard.tsx', "import { Chart, Menu } from './parts';"),
      code('parts/index.ts', "export * from './charts/Chart';\nexport * from './Menu';"),
      code('parts/charts/Chart.tsx', "import { theme } from '../../theme/theme';"),
      code('parts/Menu.tsx', "import Dashboard from '../Dashboard';"),
      code('theme/theme.ts'),
    ];
    expect(layout(files)).toEqual({
      'src/Demo.tsx': "import { Chart, Menu } from './parts';",
      'src/parts/index.ts': "export * from './charts/Chart';\nexport * from './Menu';",
      'src/parts/charts/Chart.tsx': "import { theme } from '../../theme/theme';",
      'src/parts/Menu.tsx': "import Dashboard from '../Demo';",
      'src/theme/theme.ts': '',
    });
  });

  it('tells what each module takes from packages, and not what it takes from its neighbors', () => {
    const source = "import Icon from '@mui/material/Icon';\nimport { a } from './a';";
    const [demo] = layoutModules([code('A.tsx', source), code('a.ts')], 'TS');
    expect(demo?.imports).toMatchObject([{ specifier: '@mui/material/Icon', names: ['default'] }]);
  });

  it('says which file imports what is not there', () => {
    expect(() => layout([code('A.tsx', "import './gone';")])).toThrow(
      'A.tsx imports "./gone", which is not among its files.',
    );
  });

  it('refuses two files for one place', () => {
    expect(() => layout([code('A.tsx'), code('b.ts'), code('b.ts')])).toThrow('the same path');
  });

  it.each(['../evil.ts', '/etc/passwd', 'a/../../b.ts', 'a\\b.ts', '.npmrc', 'a//b.ts', ''])(
    'refuses the name %j',
    (name) => {
      expect(() => layout([code('A.tsx'), code(name)])).toThrow(/cannot be the name of a file/);
    },
  );
});
