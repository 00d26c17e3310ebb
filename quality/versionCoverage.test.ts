import { expect, it } from 'vitest';
import { component, prop } from '#pipeline/api/fixtures/widgetsApi.ts';
import { measureVersionCoverage } from './versionCoverage.ts';

it('measureVersionCoverage counts versions and the names they cover, package by package', async () => {
  const props = ['label', 'unit', 'sweep', 'tint'].map((name) => prop('Dial', name));
  const coverage = await measureVersionCoverage({
    config: {
      docsVersion: '8.0.0-alpha.11',
      apiScopes: [
        {
          product: 'widgets',
          path: '/x/api/widgets',
          packages: ['@mui/x-widgets', '@mui/x-widgets-pro', '@mui/x-widgets-new'],
          interfaces: [],
          eventLookup: null,
          ignored: [],
        },
      ],
      versionRecords: [
        {
          package: '@mui/x-widgets',
          versions: ['6.18.7', '7.0.0', '8.1.2'],
          missing: ['8.0'],
          texts: [],
          exports: { Dial: '' },
          members: { Dial: { prop: { label: '', unit: '+7.0' } } },
        },
        {
          package: '@mui/x-widgets-pro',
          versions: ['8.1.2'],
          missing: [],
          texts: [],
          exports: {},
          members: { Dial: { prop: { sweep: '' } } },
        },
      ],
    },
    apiExtract: () =>
      Promise.resolve({
        pages: [component('Dial', { props })],
        exports: [],
        propNames: [],
        classPrefixes: {},
      }),
  });
  const none = { missing: 0, names: 0, covered: 0, dated: 0 };
  expect(coverage).toEqual([
    {
      package: '@mui/x-widgets',
      read: 3,
      missing: 1,
      first: '6.18',
      last: '8.1',
      // No record has `tint`, which counts for the first package.
      names: 3,
      covered: 2,
      dated: 1,
    },
    {
      ...none,
      package: '@mui/x-widgets-pro',
      read: 1,
      first: '8.1',
      last: '8.1',
      names: 1,
      covered: 1,
    },
    { ...none, package: '@mui/x-widgets-new', read: 0, first: '', last: '' },
  ]);
});
