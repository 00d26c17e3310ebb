import { describe, expect, it } from 'vitest';
import type { Api } from '#model/api/Api.ts';
import { noDescription } from '#model/api/Api.ts';
import { checkVersions } from './checkVersions.ts';

const member = { description: noDescription, deprecation: null, plan: null, demos: [] };
const dial: Api = {
  kind: 'component',
  path: '/x/api/dials/dial',
  name: 'Dial',
  product: 'dials',
  plan: null,
  featured: true,
  description: noDescription,
  deprecation: null,
  imports: [],
  demos: [],
  props: [],
  slots: ['root', 'hand', 'knob'].map((name) => ({
    ...member,
    name,
    rowId: `Dial-css-${name}`,
    default: null,
    className: null,
  })),
  classes: [],
  themeName: null,
  inheritance: null,
  ref: { kind: 'none' },
};

describe('checkVersions', () => {
  it('counts dated rows, and reports those that no record has', async () => {
    const { packages, problems } = await checkVersions({
      config: {
        docsVersion: '8.0.0-alpha.11',
        apiScopes: [
          {
            product: 'dials',
            path: '/x/api/dials',
            packages: ['@mui/x-dials'],
            interfaces: [],
            eventLookup: null,
            ignored: [],
          },
        ],
        versionRecords: [
          {
            package: '@mui/x-dials',
            versions: ['7.0.1', '8.0.0'],
            missing: [],
            texts: [],
            exports: { Dial: '' },
            members: { Dial: { slot: { root: '', hand: '+8.0', knob: '-8.0' } } },
          },
        ],
      },
      apiExtract: async () =>
        Promise.resolve({ pages: [dial], exports: [], propNames: [], classPrefixes: {} }),
    });
    expect(packages).toEqual({
      '@mui/x-dials': { rows: 3, dated: 1, fromStart: 1, waived: 0 },
    });
    expect(problems.map(({ message }) => message)).toEqual([
      'No record says since when Dial has knob.',
    ]);
  });
});
