import { describe, expect, it } from 'vitest';
import { component, prop } from './fixtures/widgetsApi.ts';
import { localizeApi } from './localizeApi.ts';

const link = (href: string) => ({
  html: `<a href="${href}">there</a>`,
  markdown: `[there](${href})`,
  text: 'there',
});

describe('localizeApi', () => {
  it.each([
    ['/x/react-widgets/dial', '/zh/x/react-widgets/dial'],
    ['/x/react-widgets/dial#their-heading', '/zh/x/react-widgets/dial'],
    ['/x/api/widgets/dial#dial-prop-label', '/zh/x/api/widgets/dial#dial-prop-label'],
    ['/x/react-widgets/unwritten', 'https://mui.com/x/react-widgets/unwritten/'],
    ['/x/react-widgets/unwritten#part', 'https://mui.com/x/react-widgets/unwritten/#part'],
    ['/material-ui/react-button/#sizes', 'https://mui.com/material-ui/react-button/#sizes'],
    ['https://example.com/x/', 'https://example.com/x/'],
    ['#props', '#props'],
  ])('leads from %s to %s', (href, expected) => {
    const api = component('Dial', {
      props: [prop('Dial', 'label', { description: link(href) })],
    });
    const localized = localizeApi(
      api,
      'zh',
      (path) => path.startsWith('/x/') && !path.endsWith('unwritten'),
    );
    expect(localized).toMatchObject({ props: [{ description: link(expected) }] });
  });
});
