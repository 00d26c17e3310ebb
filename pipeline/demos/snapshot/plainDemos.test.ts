import { expect, it } from 'vitest';
import { canRenderOnServer, isCompleteRender } from './plainDemos.ts';

it.each([
  ['data-grid/sorting/SortFromCode', false],
  ['common-concepts/Slots', false],
  ['templates/dashboard', false],
  ['tree-view/items/Basic', true],
  ['date-pickers/overview/Tour', true],
])('%s', (id, expected) => {
  expect(canRenderOnServer(id)).toBe(expected);
});

it.each([
  ['text', '<ul><li>Herbs</li></ul>', true],
  ['a field', '<div><input></div>', true],
  ['nothing', '<div><style>a{}</style></div>', false],
  ['a chart', '<p>Tides</p><svg class="css-a MuiChartsSurface-root"></svg>', false],
])('%s', (_name, html, expected) => {
  expect(isCompleteRender(html)).toBe(expected);
});
