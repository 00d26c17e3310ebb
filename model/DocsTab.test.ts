import { describe, expect, it } from 'vitest';
import { docsTabOf, stripDocsTab } from './DocsTab.ts';

describe('stripDocsTab', () => {
  it.each([
    ['/base-ui/react-button', '/base-ui/react-button', 'demos'],
    ['/base-ui/react-button/[docsTab]', '/base-ui/react-button', 'demos'],
    ['/base-ui/react-button/components-api', '/base-ui/react-button', 'components-api'],
    ['/base-ui/react-button/hooks-api', '/base-ui/react-button', 'hooks-api'],
    ['/base-ui/react-button/hooks-api/', '/base-ui/react-button', 'hooks-api'],
    ['/base-ui/hooks-api/usage', '/base-ui/hooks-api/usage', 'demos'],
    ['/base-ui/my-hooks-api', '/base-ui/my-hooks-api', 'demos'],
    ['/components-api', '/components-api', 'demos'],
    ['/x/react-data-grid/demo', '/x/react-data-grid/demo', 'demos'],
    ['/', '/', 'demos'],
  ])('S2.8 %s is the page %s on tab %s', (path, page, tab) => {
    expect(stripDocsTab(path)).toBe(page);
    expect(docsTabOf(path)).toBe(tab);
  });
});
