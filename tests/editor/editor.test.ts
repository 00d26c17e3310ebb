import { afterAll, describe, expect, it } from 'vitest';
import { LanguageServer } from './LanguageServer.ts';

const root = process.cwd();

describe('an editor', () => {
  const server = new LanguageServer(root);
  afterAll(() => server.stop());

  // One file for each project, the smaller projects first.
  it.each([
    ['model/Page.ts', 'model/tsconfig.json'],
    ['search/openIndex.ts', 'search/tsconfig.json'],
    ['content/sections.ts', 'content/tsconfig.data.json'],
    [
      'content/tree-view/simple-tree-view/items/demos/BasicItems.tsx',
      'content/tsconfig.demos.json',
    ],
    ['content/date-pickers/timezone/demos/InstantDateFns.tsx', 'content/tsconfig.date-fns.json'],
    ['content/date-pickers/timezone/demos/UtcLuxon.tsx', 'content/tsconfig.luxon.json'],
    ['content/date-pickers/timezone/demos/UtcMomentJs.tsx', 'content/tsconfig.moment.json'],
    ['templates/dashboard/Dashboard.tsx', 'templates/tsconfig.json'],
    ['pipeline/openDocs.ts', 'pipeline/tsconfig.json'],
    ['quality/QualityReport.ts', 'quality/tsconfig.json'],
    ['server/main.ts', 'server/tsconfig.json'],
    ['site/entry.client.ts', 'site/tsconfig.browser.json'],
    ['site/service-worker/serviceWorker.ts', 'site/tsconfig.worker.json'],
    ['site/entry.server.tsx', 'site/tsconfig.prerender.json'],
    ['scripts/newPage.ts', 'scripts/tsconfig.json'],
    ['vite.config.ts', 'scripts/tsconfig.json'],
    ['benchmarks/run.ts', 'tests/tsconfig.json'],
    ['tests/e2e/search/palette.spec.ts', 'tests/tsconfig.json'],
    ['pipeline/openDocs.test.ts', 'tests/tsconfig.json'],
  ])(
    'shows no error in %s',
    async (file, project) => {
      expect(await server.view(file)).toEqual({ project, errors: [] });
    },
    120_000,
  );
});
