import { describe, expect, it } from 'vitest';
import type { ApiProp, ComponentApi } from '#model/api/Api.ts';
import { apiSections, sectionId } from '#model/api/apiSections.ts';
import { ApiDocument } from './ApiDocument.tsx';
import { renderApiPart } from './ApiContext.tsx';

const description = (html: string) => ({ html, markdown: '', text: '' });
const prop: ApiProp = {
  name: 'maxValue',
  rowId: 'dial-prop-maxValue',
  type: { kind: 'plain', tokens: [{ text: 'Reading', href: '/x/api/widgets/reading' }, '[]'] },
  required: true,
  default: '100',
  deprecation: description('Use <code>range</code>.'),
  description: {
    ...description('<p>The highest <a href="/zh/x/api/widgets/reading">reading</a>.</p>'),
    text: 'The highest reading.',
  },
  signature: {
    parameters: [
      {
        name: 'value',
        type: { kind: 'plain', tokens: ['number'] },
        optional: true,
        description: description('The new value.'),
      },
    ],
    returns: { type: { kind: 'plain', tokens: ['void'] }, description: description('') },
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
  description: description('<p>Shows a value.</p>'),
  deprecation: null,
  imports: [
    "import { Dial } from '@mui/x-widgets/Dial';",
    "import { Dial } from '@mui/x-widgets';",
  ],
  demos: [{ path: '/x/react-widgets/dial', title: 'Dial', demos: [] }],
  props: [
    prop,
    { ...prop, name: 'reading', rowId: 'dial-prop-reading', required: false, signature: null },
  ],
  slots: [
    {
      name: 'hand',
      rowId: 'Dial-css-hand',
      description: description('What moves.'),
      default: 'DialHand',
      className: null,
      deprecation: null,
      plan: null,
      demos: [{ path: '/x/react-widgets/hands', title: 'Hands', demos: ['OwnHand'] }],
    },
  ],
  classes: [
    {
      name: 'root',
      rowId: 'dial-classes-root',
      className: 'MuiDial-root',
      description: description('The root.'),
      isGlobal: false,
      deprecation: null,
      plan: null,
      demos: [{ path: '/x/react-widgets/style', title: 'Style', demos: ['RedDial'] }],
    },
  ],
  themeName: 'MuiDial',
  inheritance: { name: 'Paper', href: 'https://example.com/paper' },
  ref: { kind: 'element', element: 'div' },
};

const render = (language: 'en' | 'zh', owner: string | null = null) =>
  renderApiPart(
    <ApiDocument api={dial} />,
    { needsPlan: '{plan}' },
    { language, sourceRoot: 'https://git/', docsVersion: '8.0.0-alpha.11', owner },
  );

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
      expect(html).toContain(`<details id="${id}"`);
      expect(html).toContain(`<a href="#${id}"`);
    }
  });

  it('closes every row, with a line that says what it is for', () => {
    const html = render('en');
    expect(html).toContain('data-view="collapsed"');
    expect(html).not.toContain('<details open');
    expect(html).toContain('<span data-cut="">The highest reading.</span></summary>');
    expect(html).toContain('<pre dir="ltr">&lt;Dial maxValue={(value) =&gt; {}} /&gt;</pre>');
  });

  it('is nothing but a line where there is nothing to open', () => {
    const html = renderApiPart(
      <ApiDocument
        api={{ ...dial, classes: dial.classes.map((each) => ({ ...each, demos: [] })) }}
      />,
      {},
      { language: 'en', sourceRoot: '', docsVersion: '', owner: null },
    );
    expect(html).toContain(
      '<div id="dial-classes-root"><a href="#dial-classes-root">.MuiDial-<b>root</b></a>The root.</div>',
    );
  });

  it('folds guides beyond the first', () => {
    const guides = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        path: `/x/react-widgets/guide-${index}`,
        title: `Guide ${index}`,
        demos: ['One'],
      }));
    const folded = (count: number) =>
      renderApiPart(
        <ApiDocument api={{ ...dial, demos: guides(count) }} />,
        { moreGuides: '{count} more guides' },
        { language: 'en', sourceRoot: '', docsVersion: '', owner: null },
      );
    expect(folded(12)).toContain('<summary><bdi>4 more guides</bdi></summary>');
    expect(folded(12).match(/href="\/x\/react-widgets\/guide-/g)).toHaveLength(12);
    expect(folded(11)).not.toContain('more guides');
  });

  it('puts props under their subjects, with the anchors of the contents list', () => {
    const more = Array.from({ length: 2 }, (_, index) => ({
      ...prop,
      name: `range${index}`,
      rowId: `dial-prop-range${index}`,
      group: 'range' as const,
    }));
    const html = renderApiPart(
      <ApiDocument api={{ ...dial, props: [{ ...prop, group: 'value' }, ...more] }} />,
      {},
      { language: 'en', sourceRoot: '', docsVersion: '', owner: null },
    );
    const ids = [...html.matchAll(/<h3 id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids).toEqual(['props-value', 'props-range']);
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
