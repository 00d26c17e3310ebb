import { readFile } from 'node:fs/promises';
import { glob } from 'tinyglobby';
import { beforeAll, describe, expect, it } from 'vitest';
import { exampleTraits } from '#content/charts/exampleTraits.ts';
import { chartQuestions } from '#model/ChartExample.ts';
import { exampleTraitsOf } from './chartExamples.ts';

/** The demos that the guides of the charts show, each as folder of its page and name, with its code. */
const shown = new Map<string, string>();

beforeAll(async () => {
  for (const page of await glob('content/charts/*/*.md', { ignore: '**/*.*.md' })) {
    const folder = page.split('/').at(-2) ?? '';
    const text = await readFile(page, 'utf8');
    for (const [, name = ''] of text.matchAll(/^::(?:demo|playground)\{(?:name|demo)="(\w+)"/gm)) {
      const demos = `content/charts/${folder}/demos`;
      const [file = ''] = await glob([`${demos}/${name}.tsx`, `${demos}/${name}/system.tsx`]);
      shown.set(`${folder}/${name}`, await readFile(file, 'utf8'));
    }
  }
});

describe('the questions of the chart demos', () => {
  it('are known for every demo', () => {
    expect(shown.size).toBeGreaterThan(350);
    const problems = [...shown].flatMap(([demo, code]) => {
      try {
        exampleTraitsOf(demo, [code], exampleTraits);
        return [];
      } catch (error) {
        return [(error as Error).message];
      }
    });
    expect(problems).toEqual([]);
  });

  it('are each answered by several demos', () => {
    const questions = [...shown].map(
      ([demo, code]) => exampleTraitsOf(demo, [code], exampleTraits).question,
    );
    for (const question of chartQuestions) {
      expect(questions.filter((each) => each === question).length, question).toBeGreaterThan(5);
    }
  });

  it('name no demo and no page that is gone', () => {
    const folders = new Set([...shown.keys()].map((demo) => demo.split('/')[0] ?? ''));
    const { demos, pages, finished } = exampleTraits;
    expect(Object.keys(demos).filter((demo) => !shown.has(demo))).toEqual([]);
    expect([...Object.keys(pages), ...finished].filter((page) => !folders.has(page))).toEqual([]);
  });
});

describe('exampleTraitsOf', () => {
  const traits = {
    finished: [],
    components: [
      ['LineChart', { question: 'change', data: 'sequence' }],
      ['BarChart', { question: 'compare', data: 'categories' }],
    ],
    pages: { stacking: { question: 'share' } },
    demos: { 'stacking/Totals': { question: 'compare' } },
  } as const;

  it('takes the demo before its page, and the page before the component', () => {
    const ask = (demo: string) => exampleTraitsOf(demo, ['<BarChart />'], traits);
    expect(ask('bars/Basic')).toEqual({ question: 'compare', data: 'categories' });
    expect(ask('stacking/Basic')).toEqual({ question: 'share', data: 'categories' });
    expect(ask('stacking/Totals')).toEqual({ question: 'compare', data: 'categories' });
  });

  it('takes the component that the table lists first, by its whole name', () => {
    expect(exampleTraitsOf('a/B', ['<BarChart /><LineChart />'], traits).question).toBe('change');
    expect(() => exampleTraitsOf('a/B', ['<BarChartIcon />'], traits)).toThrow(
      'a/B has no question',
    );
  });
});
