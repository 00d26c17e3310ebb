import { describe, expect, it } from 'vitest';
import { pageTitle } from './pageTitle.ts';

const titles = {
  '/components/buttons': 'Button',
  '/x/introduction-group': '介绍',
  '/x/react-charts/main-features': '主要功能',
  'https://mui.com/store/': 'Premium themes',
};

describe('pageTitle', () => {
  it.each([
    [{ pathname: '/components/buttons' }, 'Button'],
    [{ pathname: '/x/introduction-group', title: 'Introduction' }, '介绍'],
    [{ pathname: '/x/react-charts/main-features', subheader: 'Main features' }, '主要功能'],
    [{ pathname: 'https://mui.com/store/' }, 'Premium themes'],
  ])('S2.16 the dictionary comes first, by exact key: %o', (entry, title) => {
    expect(pageTitle(entry, titles)).toBe(title);
  });

  it.each([
    [{ pathname: '/x/react-charts/bar-demo', title: 'Demos' }, 'Demos'],
    [{ pathname: '/x/api/resources-group', subheader: 'Right-to-left' }, 'Right-to-left'],
  ])('S2.16 then the text of the entry: %o', (entry, title) => {
    expect(pageTitle(entry, titles)).toBe(title);
  });

  it.each([
    ['/x/introduction/roadmap', 'Roadmap'],
    ['/x/react-data-grid/column-definition', 'Column definition'],
    ['/x/react-date-pickers/', 'Date pickers'],
    ['/guides/v0.9-notes', 'V0'],
    ['/api-docs/use-button', 'UseButton'],
    ['/api-docs/date-picker', 'DatePicker'],
    ['/x/api/charts/bar-chart', 'BarChart'],
    ['/x/api/charts/use-x-scale', 'useXScale'],
    ['/x/api/charts/user-card', 'UserCard'],
    ['/', ''],
  ])('S2.16 else %s is called %j', (pathname, title) => {
    expect(pageTitle({ pathname }, titles)).toBe(title);
  });
});
