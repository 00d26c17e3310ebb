import { describe, expect, it } from 'vitest';
import type { ApiProp } from '#model/api/ApiProp.ts';
import { apiSections, sectionId } from '#model/api/apiSections.ts';
import type { ComponentApi } from '#model/api/ComponentApi.ts';
import { ApiDocument } from './ApiDocument.tsx';
import { renderApiPart } from './renderApiPart.tsx';

const prop: ApiProp = {
  name: 'maxValue',
  rowId: 'dial-prop-maxValue',
  type: { kind: 'plain', tokens: [{ text: 'Reading', href: '/x/api/widgets/reading' }, '[]'] },
  required: true,
  default: '100',
  deprecationHtml: 'Use <code>range</code>.',
  descriptionHtml: '<p>The highest <a href="/x/api/widgets/reading">reading</a>.</p>',
  signature: {
    parameters: [
      {
        name: 'value',
        type: { kind: 'plain', tokens: ['number'] },
        optional: true,
        descriptionHtml: 'The new value.',
      },
    ],
    returns: { type: { kind: 'plain', tokens: ['void'] }, descriptionHtml: '' },
  },
  plan: 'pro',
  demos: [{ path: '/x/react-widgets/dial', title: 'Dial', demos: ['BasicDial', 'BigDial'] }],
};

const dial: ComponentApi = {
  kind: 'component',
  path: '/x/api/widgets/dial',
  name: 'Dial',
  product: 'widgets',
  plan: null,
  featured: true,
  descriptionHtml: '<p>Shows a value.</p>',
  deprecationHtml: null,
  imports: [
    "import { Dial } from '@mui/x-widgets/Dial';",
    "import { Dial } from '@mui/x-widgets';",
  ],
  demos: [{ path: '/x/react-widgets/dial', title: 'Dial', demos: [] }],
  props: [prop],
  slots: [
    {
      name: 'hand',
      rowId: 'Dial-css-hand',
      descriptionHtml: 'What moves.',
      default: 'DialHand',
      className: null,
      deprecationHtml: null,
      plan: null,
      demos: [{ path: '/x/react-widgets/hands', title: 'Hands', demos: ['OwnHand'] }],
    },
  ],
  classes: [
    {
      key: 'root',
      rowId: 'dial-classes-root',
      className: 'MuiDial-root',
      descriptionHtml: 'The root.',
      isGlobal: false,
      deprecationHtml: null,
      plan: null,
      demos: [{ path: '/x/react-widgets/style', title: 'Style', demos: ['RedDial'] }],
    },
  ],
  themeName: 'MuiDial',
  inheritance: { name: 'Paper', href: 'https://example.com/paper' },
  ref: { kind: 'element', element: 'div' },
};

const render = (language: 'en' | 'zh', owner: string | null = null) =>
  renderApiPart(<ApiDocument api={dial} />, {}, { language, sourceRoot: 'https://git/', owner });

describe('ApiDocument', () => {
  it('has the sections the table of contents lists, in its order', () => {
    const ids = [...render('en').matchAll(/<(?:h2|section) id="([^"]+)"/g)].map(
      (match) => match[1],
    );
    expect(ids).toEqual(apiSections(dial).map((section) => sectionId(section, null)));
  });

  it('gives every row its id and a link to it', () => {
    const html = render('en');
    for (const id of ['dial-prop-maxValue', 'Dial-css-hand', 'dial-classes-root']) {
      expect(html).toContain(`<tr id="${id}">`);
      expect(html).toContain(`<a href="#${id}"`);
    }
  });

  it('keeps the details of a row findable while they are folded', () => {
    expect(render('en').match(/<td><div hidden="until-found">/g)).toHaveLength(3);
  });

  it('S6.1 marks what is required, deprecated and paid for', () => {
    const html = render('en');
    expect(html).toContain('data-tag="required"');
    expect(html).toContain('data-tag="deprecated"');
    expect(html).toContain('data-tag="pro" href="/x/introduction/licensing#pro-plan"');
    expect(html).toContain('<s>maxValue</s>');
  });

  it('links types, demos and the source in the language of the reader', () => {
    const html = render('zh');
    expect(html).toContain('<a href="/zh/x/api/widgets/reading">Reading</a>');
    expect(html).toContain('<a href="/zh/x/api/widgets/reading">reading</a>');
    expect(html).toContain('<a href="/zh/x/react-widgets/dial#BasicDial">Dial</a> (2)');
    expect(html).toContain('<a href="/zh/x/react-widgets/hands#OwnHand">Hands</a>');
    expect(html).toContain('<a href="/zh/x/react-widgets/style#RedDial">Style</a>');
    expect(html).toContain('href="https://git/packages/x-widgets/src/Dial"');
    expect(html).toContain('<div lang="en"><p>The highest');
  });

  it('prefixes anchors where several components share a page', () => {
    const html = render('en', 'Dial');
    expect(html).toContain('<section id="dial-props"');
    expect(html).not.toContain('id="dial-demos"');
  });
});
