import { expect, it } from 'vitest';
import en from '#content/translations/en.json' with { type: 'json' };
import type { ApiEntry } from '#model/api/ApiEntry.ts';
import type { Product } from '#model/Product.ts';
import { addApiEntries } from './addApiEntries.ts';

const messages = { ...en.api, plans: { pro: 'Pro', premium: 'Premium' } };
const product = { folder: 'widgets', apiPath: '/x/api/widgets' } as Product;

function entry(name: string, kind: ApiEntry['kind'], featured = true): ApiEntry {
  const path = `/x/api/widgets/${name.toLowerCase()}`;
  return {
    kind,
    path,
    name,
    product: 'widgets',
    plan: null,
    deprecated: false,
    featured,
    rowCount: 1,
  };
}

it('S2.10 fits the API group to the installed version', () => {
  const navigation = [
    {
      pathname: '/x/react-widgets-group',
      children: [
        {
          pathname: '/x/api/widgets-group',
          children: [
            { pathname: '/x/api/widgets/dial', title: 'Dial' },
            { pathname: '/x/api/widgets/gone', title: 'Gone' },
          ],
        },
      ],
    },
  ];
  const apis = [
    entry('Dial', 'component', false),
    entry('Button', 'component'),
    entry('Hand', 'component', false),
    entry('useDial', 'hook'),
    entry('Events', 'events'),
    { ...entry('Foreign', 'component'), product: 'gadgets' },
  ];
  const [group] = addApiEntries(navigation, product, apis, messages)[0]?.children ?? [];
  expect(group?.children).toEqual([
    { pathname: '/x/api/widgets', title: 'Index' },
    { pathname: '/x/api/widgets/events', title: 'Events' },
    {
      pathname: '/x/api/widgets-components-group',
      subheader: 'Components',
      children: [
        { pathname: '/x/api/widgets/button', title: 'Button' },
        { pathname: '/x/api/widgets/dial', title: 'Dial' },
      ],
    },
    {
      pathname: '/x/api/widgets-hooks-group',
      subheader: 'Hooks',
      children: [{ pathname: '/x/api/widgets/usedial', title: 'useDial' }],
    },
  ]);
});
