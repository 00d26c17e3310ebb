import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sections } from '#content/sections.ts';
import { checkContent } from '#pipeline/checks/checkContent.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';
import { findPageFolder, scaffoldPage } from './scaffoldPage.ts';

describe('scaffoldPage', () => {
  it('writes a page that passes the checks', async () => {
    const config = await writeMiniSite();
    const scene = 'export default function Scene() {\n  return null;\n}\n';
    const files = scaffoldPage(
      { path: '/x/react-widgets/slider', title: 'Slider: "thumbs"', component: null },
      config.sections,
      scene,
    );
    expect(Object.keys(files)).toEqual([
      'widgets/slider/slider.md',
      'widgets/slider/demos/BasicSlider.tsx',
    ]);
    const report = await checkContent(openDocs(await writeMiniSite(files)));
    expect(report.problems).toEqual([]);
    expect(report.missing).toEqual([]);
    expect(report.pages).toContainEqual(
      expect.objectContaining({ path: '/x/react-widgets/slider', demos: 1 }),
    );
  });

  it.each(['data-grid', 'date-pickers', 'charts', 'tree-view'])(
    'begins a page of %s with its scene, renamed',
    (folder) => {
      const section = sections.find((candidate) => candidate.folder === folder);
      const scene = readFileSync(`content/${folder}/demos/Scene.tsx`, 'utf8');
      const page = { path: `${section?.path}/new-thing`, title: 'New', component: null };
      const demo = scaffoldPage(page, sections, scene)[
        `${folder}/new-thing/demos/BasicNewThing.tsx`
      ];
      expect(demo).toContain('export default function BasicNewThing()');
      expect(demo).not.toContain('Scene');
    },
  );

  it('writes no demo where the section has no product', () => {
    const page = { path: '/x/migration/from-v8', title: 'From v8', component: null };
    expect(Object.keys(scaffoldPage(page, sections, null))).toEqual([
      'migration/from-v8/from-v8.md',
    ]);
  });
});

describe('findPageFolder', () => {
  it.each(['/y/elsewhere', '/x/react-charts/../up', '/x/react-charts/Upper', 'x/react-charts/a'])(
    'refuses %s',
    (path) => {
      expect(() => findPageFolder(path, sections)).toThrow('cannot be a page');
    },
  );
});
