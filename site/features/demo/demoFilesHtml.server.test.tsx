import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { DemoElement } from './DemoElement.ts';
import { demoFilesHtml } from './demoFilesHtml.server.ts';

const assets = {
  base: '/assets/',
  runtime: ['run.js', 'grid.js'],
  filesOf: (id: string) => [`${id.split('/').at(-1)}.js`, 'grid.js'],
};

function htmlOf(...demos: DemoElement[]): string {
  return renderToStaticMarkup(
    demos.map((demo, index) => <div key={index} data-demo={JSON.stringify(demo)} />),
  );
}

describe('demoFilesHtml', () => {
  it('lists the files of every variant of every demo, each file once', () => {
    const variants = [{ id: 'grid/Cards/css' }, { id: 'grid/Cards/system' }];
    const block = { kind: 'block', outline: { variants } } as unknown as DemoElement;
    const scene: DemoElement = { kind: 'scene', id: 'grid/Scene', name: `"Rows" & <cells>'` };
    const html = demoFilesHtml(htmlOf(block, scene), assets);
    const [, json = ''] =
      /^<script type="application\/json" data-demo-files="">(.*?)<\/script>$/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({
      base: '/assets/',
      runtime: [4, 1],
      files: ['css.js', 'grid.js', 'system.js', 'Scene.js', 'run.js'],
      demos: { 'grid/Cards/css': [0, 1], 'grid/Cards/system': [2, 1], 'grid/Scene': [3, 1] },
    });
  });

  it('writes nothing where there is no demo', () => {
    expect(demoFilesHtml('<p>Read on.</p>', assets)).toBe('');
  });
});
