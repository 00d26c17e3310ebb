import { expect, it } from 'vitest';
import en from '#content/translations/en.json' with { type: 'json' };
import type { ApiProp, ComponentApi } from '#model/api/Api.ts';
import { apiSections, sectionId } from '#model/api/apiSections.ts';
import { absoluteLink } from '#pipeline/text/markdownSyntax.ts';
import { apiMarkdown, indexMarkdown, tabMarkdown } from './apiMarkdown.ts';

const description = (markdown: string) => ({ html: '', markdown, text: '' });

const writer = {
  language: 'en',
  messages: { ...en.api, plans: en.tags },
  sourceRoot: 'https://git/',
  docsVersion: '8.0.0-alpha.11',
  link: (href: string) => absoluteLink(href, 'https://docs.example.com'),
} as const;

const prop: ApiProp = {
  name: 'onTurn',
  rowId: 'dial-prop-onTurn',
  type: {
    kind: 'plain',
    tokens: ['(value: ', { text: 'Reading', href: '/x/api/widgets/reading' }, ') => void'],
  },
  required: true,
  default: "'a' | 'b'",
  deprecation: description('Use `onChange`.'),
  description: description('Called when it turns.'),
  signature: {
    parameters: [
      {
        name: 'value',
        type: { kind: 'plain', tokens: ['Reading'] },
        optional: true,
        description: description('The new value.'),
      },
    ],
    returns: {
      type: { kind: 'plain', tokens: ['boolean'] },
      description: description('false to stop.'),
    },
  },
  plan: 'pro',
  demos: [{ path: '/x/react-widgets/dial', title: 'Dial', demos: ['BasicDial'] }],
};

const dial: ComponentApi = {
  kind: 'component',
  path: '/x/api/widgets/dial',
  name: 'Dial',
  product: 'widgets',
  plan: null,
  featured: true,
  description: description('Shows a value.'),
  deprecation: description('Use `Knob`.'),
  imports: [
    "import { Dial } from '@mui/x-widgets/Dial';",
    "import { Dial } from '@mui/x-widgets';",
  ],
  demos: [{ path: '/x/react-widgets/dial', title: 'Dial', demos: ['BasicDial'] }],
  props: [prop],
  slots: [
    {
      name: 'hand',
      rowId: 'Dial-css-hand',
      description: description('What moves.'),
      default: 'DialHand',
      className: 'MuiDial-hand',
      deprecation: null,
      plan: null,
      demos: prop.demos,
    },
  ],
  classes: [
    {
      name: 'focused',
      rowId: 'dial-classes-focused',
      className: 'Mui-focused',
      description: description('With focus.'),
      isGlobal: true,
      deprecation: null,
      plan: null,
      demos: [],
    },
  ],
  themeName: 'MuiDial',
  inheritance: { name: 'Paper', href: 'https://example.com/paper' },
  ref: { kind: 'element', element: 'div' },
};

it('has the sections of the page, in its order and under its anchors', () => {
  const ids = [...apiMarkdown(dial, writer).matchAll(/^## .* \{#(.+)\}$/gm)].map(
    (match) => match[1],
  );
  expect(ids).toEqual(apiSections(dial).map((section) => sectionId(section, null)));
});

it('says everything about a prop in its row', () => {
  expect(apiMarkdown(dial, writer)).toContain(
    "| `onTurn` | `(value: Reading) => void` | `'a' \\| 'b'` | **Required**, **Pro**, **Deprecated**<br>Use `onChange`." +
      '<br>Called when it turns.<br>- `value?: Reading` The new value.<br>- Returns `boolean` false to stop.' +
      '<br>`<Dial onTurn={(value) => true} />`' +
      '<br>Used in [Dial](https://docs.example.com/x/react-widgets/dial.md#BasicDial) |',
  );
});

it('has slots, classes, theme, inheritance, source and the types rows name', () => {
  const text = apiMarkdown(dial, writer);
  expect(text).toContain('> **Dial is deprecated**\n> Use `Knob`.');
  expect(text).toContain(
    '| `hand` | `DialHand` | `.MuiDial-hand` | What moves.<br>Used in [Dial](https://docs.example.com/x/react-widgets/dial.md#BasicDial) |',
  );
  expect(text).toContain('| `.Mui-focused` | State class | With focus. |');
  expect(text).toContain('[`<Paper />`](https://example.com/paper)');
  expect(text).toContain('the name `MuiDial` in the theme');
  expect(text).toContain('(https://git/packages/x-widgets/src/Dial)');
  expect(text).toContain('[Reading](https://docs.example.com/x/api/widgets/reading.md)');
});

it('stands a level deeper on a tab, and leads to the whole', () => {
  const text = tabMarkdown(dial, '/x/react-widgets/dial', writer);
  expect(text).toContain(
    '## Dial {#dial}\n\n[The whole API of Dial](https://docs.example.com/x/api/widgets/dial.md)',
  );
  expect(text).toContain('### Props {#dial-props}');
  expect(text).not.toContain('{#dial-demos}');
});

it('lists the exports of a product by kind', () => {
  const entry = { product: 'widgets', plan: null, deprecated: false, featured: true, rowCount: 3 };
  expect(
    indexMarkdown(
      [
        { ...entry, kind: 'component', name: 'Dial', path: '/x/api/widgets/dial', plan: 'pro' },
        { ...entry, kind: 'events', name: 'Events', path: '/x/api/widgets/events' },
      ],
      writer,
    ),
  ).toBe(
    '## Lists {#overviews}\n\n- [Events](https://docs.example.com/x/api/widgets/events.md) (3 entries)\n\n' +
      '## Components {#components}\n\n- [`Dial`](https://docs.example.com/x/api/widgets/dial.md) (Pro)',
  );
});
