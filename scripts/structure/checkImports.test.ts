import { describe, expect, it } from 'vitest';
import { checkFeatures, checkLayers, checkPackages, checkPipeline } from './checkImports.ts';
import { parseSources } from './readSources.ts';
import { layers } from './structureRules.ts';

const importing = (file: string, ...specifiers: string[]) =>
  parseSources({ [file]: specifiers.map((name) => `import '${name}';`).join('\n') });

describe('checkLayers', () => {
  it.each([
    ['model/Page.ts', './Plan.ts'],
    ['search/openIndex.ts', '#model/Page.ts'],
    ['content/sections.ts', '#model/Section.ts'],
    ['content/charts/bars/demos/Basic.tsx', '@mui/x-charts'],
    ['content/charts/bars/demos/Basic.tsx', '../../shared/data'],
    ['content/charts/bars/demos/Basic.tsx', './rows.data'],
    ['templates/blog/Page.tsx', './covers'],
    ['pipeline/openDocs.ts', '#content/sections.ts'],
    ['quality/report.ts', '#pipeline/openDocs.ts'],
    ['server/main.ts', '#search/openIndex.ts'],
    ['site/virtual.server.d.ts', '#pipeline/docs/Docs.ts'],
    ['site/ui/Button.tsx', 'react'],
    ['site/platform/i18n/useMessages.ts', 'virtual:docs/translations/en'],
    ['site/features/demo/Demo.tsx', '#site/platform/env.ts'],
    ['site/shell/Header.tsx', '#site/features/search/SearchButton.tsx'],
    ['site/pages/ReactPage.tsx', '#site/entry.client.ts'],
    ['site/service-worker/serve.ts', '#site/platform/offline/keep.ts'],
    ['server/main.test.ts', '#tests/setup/serverProcess.ts'],
    ['tests/setup/openPage.ts', '#pipeline/env.ts'],
    ['scripts/visit.ts', '#tests/e2e/every-page/sitePages.ts'],
    ['benchmarks/measureSearch.ts', '#tests/setup/search.ts'],
    ['playwright.config.ts', '#tests/setup/testEnv.ts'],
    ['vite.config.ts', '#pipeline/env.ts'],
  ])('lets %s import %s', (file, specifier) => {
    expect(checkLayers(importing(file, specifier), layers)).toEqual([]);
  });

  it.each([
    ['model/Page.ts', 'zod'],
    ['model/Page.ts', '#content/sections.ts'],
    ['search/openIndex.ts', '#pipeline/openDocs.ts'],
    ['content/sections.ts', '#pipeline/openDocs.ts'],
    ['content/charts/bars/demos/Basic.tsx', '#model/Page.ts'],
    ['content/charts/bars/demos/Basic.tsx', '../../../tree-view/shared/data'],
    ['templates/blog/Page.tsx', '#site/ui/Button.tsx'],
    ['pipeline/openDocs.ts', '#site/entry.client.ts'],
    ['pipeline/openDocs.ts', '#quality/report.ts'],
    ['server/main.ts', '#content/sections.ts'],
    ['server/main.ts', '#scripts/setup/findBrowser.mjs'],
    ['site/ui/Button.tsx', '#site/platform/env.ts'],
    ['site/platform/env.ts', '#site/features/demo/Demo.tsx'],
    ['site/features/demo/Demo.tsx', '#site/shell/Header.tsx'],
    ['site/shell/Header.tsx', '#site/entry.client.ts'],
    ['site/entry.server.tsx', '#content/sections.ts'],
    ['site/service-worker/serve.ts', '#site/platform/env.ts'],
    ['site/service-worker/serve.ts', 'virtual:docs/config'],
    ['tests/search/relevance.test.ts', '#benchmarks/budgets.ts'],
    ['tests/editor/editor.test.ts', '#scripts/structure/readSources.ts'],
    ['scripts/visit.ts', '#benchmarks/run.ts'],
  ])('does not let %s import %s', (file, specifier) => {
    expect(checkLayers(importing(file, specifier), layers)).toEqual([
      expect.stringContaining(`${file}:1 imports ${specifier}, but `),
    ]);
  });

  it('asks for the layer of a new folder', () => {
    expect(checkLayers(importing('plugins/open.ts'), layers)).toEqual([
      'plugins/open.ts belongs to no layer. Add its folder to layers in scripts/structure/structureRules.ts.',
    ]);
  });
});

describe('checkPipeline', () => {
  const order = [['text', 'cache'], ['pages'], ['openDocs.ts']];

  it('lets a folder import its own group and those above it', () => {
    const sources = [
      ...importing('pipeline/cache/DiskCache.ts', '#pipeline/text/escape.ts'),
      ...importing('pipeline/openDocs.ts', './pages/compilePage.ts', '#model/Page.ts'),
      ...importing('pipeline/text/escape.test.ts', '#pipeline/openDocs.ts'),
    ];
    expect(checkPipeline(sources, order)).toEqual([]);
  });

  it('does not let it import what comes after it', () => {
    const sources = importing('pipeline/text/escape.ts', '#pipeline/pages/compilePage.ts');
    expect(checkPipeline(sources, order)).toEqual([
      'pipeline/text/escape.ts:1 imports pipeline/pages/compilePage.ts, but pipeline/text comes before pages.',
    ]);
  });

  it('asks for the place of a new folder', () => {
    expect(checkPipeline(importing('pipeline/fonts/read.ts'), order)).toEqual([
      'pipeline/fonts/read.ts has no place in the pipeline. Add it to pipelineOrder in scripts/structure/structureRules.ts.',
    ]);
  });
});

describe('checkFeatures', () => {
  const sources = importing('site/features/demo/Demo.tsx', '#site/features/ads/AdSlot.tsx');
  const edge = { from: 'demo', to: 'ads', reason: 'an ad between demos' };

  it('knows the listed edges and nothing else', () => {
    expect(checkFeatures(sources, [edge])).toEqual([]);
    expect(checkFeatures(sources, [])).toEqual([
      'site/features/demo/Demo.tsx:1 imports site/features/ads/AdSlot.tsx, but the feature demo may not import ads. ' +
        'Move what both need to site/platform, or add the edge and its reason to featureEdges in scripts/structure/structureRules.ts.',
    ]);
  });

  it('wants edges gone that nothing uses', () => {
    const unused = { from: 'ads', to: 'demo', reason: 'none' };
    expect(checkFeatures(sources, [edge, unused])).toEqual([
      'Nothing in site/features/ads imports site/features/demo any more. Remove the edge from featureEdges in scripts/structure/structureRules.ts.',
    ]);
  });

  it('counts neither tests nor imports inside a feature', () => {
    const inside = [
      ...importing('site/features/demo/Demo.test.tsx', '#site/features/ads/AdSlot.tsx'),
      ...importing('site/features/demo/Demo.tsx', '#site/features/demo/panel/Panel.tsx'),
    ];
    expect(checkFeatures(inside, [])).toEqual([]);
  });
});

describe('checkPackages', () => {
  const manifest = {
    dependencies: { react: '19.0.0', '@mui/material': '7.0.0' },
    devDependencies: { '@types/unist': '3.0.0', '@types/babel__core': '7.0.0' },
  };

  it('takes declared packages, their paths, types of packages, and what is no package', () => {
    const declared = importing(
      'site/entry.server.tsx',
      'react',
      'react/jsx-runtime',
      '@mui/material/styles',
      'unist',
      '@babel/core',
      'node:fs',
      'path',
      'virtual:docs/config',
      '#model/Page.ts',
      './Providers.tsx',
    );
    expect(checkPackages(declared, manifest)).toEqual([]);
  });

  it('says how to declare a package', () => {
    const undeclared = importing('site/entry.server.tsx', '@mui/system/colorManipulator');
    expect(checkPackages(undeclared, manifest)).toEqual([
      'site/entry.server.tsx:1 imports @mui/system/colorManipulator, but package.json does not declare it. ' +
        'Run npm install --save-exact @mui/system, with --save-dev unless the server or the site runs it.',
    ]);
  });
});
