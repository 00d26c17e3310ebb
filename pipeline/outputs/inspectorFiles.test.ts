import { expect, it } from 'vitest';
import { noDescription, type ComponentApi } from '#model/api/Api.ts';
import { inspectorData } from './inspectorFiles.ts';

const member = (name: string) => ({
  name,
  rowId: name,
  description: noDescription,
  deprecation: null,
  plan: null,
  demos: [],
});

const api = (name: string, more: Partial<ComponentApi>): ComponentApi => ({
  kind: 'component',
  path: `/x/api/${name}`,
  name,
  product: 'widgets',
  plan: null,
  featured: true,
  description: noDescription,
  deprecation: null,
  imports: [],
  demos: [],
  props: [
    {
      ...member('sx'),
      type: { text: 'object' } as never,
      required: false,
      default: null,
      signature: null,
    },
  ],
  slots: [{ ...member('hand'), default: null, className: null }],
  classes: [{ ...member('root'), className: 'MuiDial-root', isGlobal: false }],
  themeName: null,
  inheritance: null,
  ref: { kind: 'none' },
  ...more,
});

it('joins rows, code and what authors know', () => {
  const data = inspectorData(
    [api('Dial', {}), api('DialPro', {}), api('Hand', { props: [] })],
    {
      classNames: new Set(['MuiDial-root', 'MuiDial-scale']),
      themeKeys: new Map([['MuiDial', new Set(['scale'])]]),
      themePackages: new Map([['MuiDial', '@mui/x-dial']]),
    },
    { slots: [], sx: [[/Pro$/, '.MuiFrame-root']], unthemed: ['.MuiDial-root'] },
  );
  expect(data.parts).toEqual({
    'MuiDial-root': { rows: ['Dial', 'DialPro', 'Hand'], theme: null },
    'MuiDial-scale': { rows: [], theme: 'MuiDial' },
  });
  expect(Object.values(data.components).map(({ sx }) => sx)).toEqual([
    '.MuiDial-root',
    '.MuiFrame-root',
    null,
  ]);
});
