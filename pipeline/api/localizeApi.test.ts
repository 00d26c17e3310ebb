import { describe, expect, it } from 'vitest';
import { component, prop } from './fixtures/widgetsApi.ts';
import { localizeApi } from './localizeApi.ts';

const link = (href: string) => `<a href="${href}">there</a>`;

describe('localizeApi', () => {
  it.each([
    ['/x/react-widgets/dial', '/zh/x/react-widgets/dial'],
    ['/x/react-widgets/dial#their-heading', '/zh/x/react-widgets/dial'],
    ['/x/api/widgets/dial#dial-prop-label', '/zh/x/api/widgets/dial#dial-prop-label'],
    ['/x/react-widgets/unwritten', 'https://mui.com/x/react-widgets/unwritten/'],
    ['/x/react-widgets/unwritten#part', 'https://mui.com/x/react-widgets/unwritten/#part'],
    ['https://example.com/x/', 'https://example.com/x/'],
  ])('leads from %s to %s', (href, expected) => {
    const api = component('Dial', {
      props: [prop('Dial', 'label', { descriptionHtml: link(href) })],
    });
    const localized = localizeApi(api, 'zh', (path) => !path.endsWith('unwritten'));
    expect(localized).toMatchObject({ props: [{ descriptionHtml: link(expected) }] });
  });
});
