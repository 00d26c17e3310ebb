import { expect, it } from 'vitest';
import { planVisit } from './VisitPlan.ts';

const guides = Array.from({ length: 160 }, (_, index) => `/x/react-charts/guide-${index}`);
const marks = Object.fromEntries(guides.map((path) => [path, 'now']));

it('visits every guide that was never visited or has changed since', () => {
  const visited = { ...marks, '/x/react-charts/guide-7': 'before' };
  expect(planVisit(guides, marks, visited, '').changed).toEqual(['/x/react-charts/guide-7']);
  expect(planVisit(guides, marks, {}, '').changed).toEqual(guides);
});

it('visits a sample of the others, another one in another shell', () => {
  const { sample, unchanged } = planVisit(guides, marks, marks, 'first');
  expect(unchanged).toBe(160);
  expect(sample.length).toBeGreaterThan(3);
  expect(sample.length).toBeLessThan(25);
  expect(planVisit(guides, marks, marks, 'second').sample).not.toEqual(sample);
  expect(planVisit(guides, marks, marks, 'first').sample).toEqual(sample);
});

it('always visits pages that are apps', () => {
  const apps = ['/', '/playground', '/x/introduction/templates/blog'];
  expect(planVisit(apps, {}, {}, 'any').sample).toEqual(apps);
});
