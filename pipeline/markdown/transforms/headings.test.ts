import { describe, expect, it } from 'vitest';
import { parseBody, problem, problemsOf } from '#pipeline/markdown/fixtures/parseBody.ts';
import { proposeAnchor } from './headings.ts';

describe('anchorHeadings', () => {
  it('lists headings by their text, without code marks, attributes and tags', async () => {
    const body = ['## Use `Dial` {#use-dial plan=pro}', '', '### Then *this* {#then-this}'];
    const { headings, problems } = await parseBody(body);
    expect(problems).toEqual([]);
    expect(headings).toEqual([
      { id: 'use-dial', text: 'Use Dial', level: 2 },
      { id: 'then-this', text: 'Then this', level: 3 },
    ]);
  });

  it('S2.11 shows the plan and the state beside the heading', async () => {
    const { blocks } = await parseBody(['## New {#new plan=premium state=preview}']);
    expect(blocks).toMatchObject([
      {
        kind: 'prose',
        html: expect.stringContaining(
          '<h2 id="new"><a href="#new" class="heading-link">New</a> ' +
            '<span class="tag" data-tag="premium">Premium</span> ' +
            '<span class="tag" data-tag="preview">Preview</span></h2>',
        ),
      },
    ]);
  });

  it('reports the plan of each section that needs one', async () => {
    const { sectionPlans } = await parseBody(['## A {#a plan=pro state=new}', '', '## B {#b}']);
    expect(sectionPlans).toEqual({ a: 'pro' });
  });

  it('gives a heading the anchors it had before, without listing it twice', async () => {
    const { headings, aliases, blocks, problems } = await parseBody([
      '## Initial sort {#initial-sort aliases="initialize-sorting start-order" since=8.20}',
    ]);
    expect(problems).toEqual([]);
    expect(headings).toEqual([{ id: 'initial-sort', text: 'Initial sort', level: 2 }]);
    expect(aliases).toEqual(['initialize-sorting', 'start-order']);
    expect(blocks).toMatchObject([
      {
        html: expect.stringContaining(
          '<span class="tag" data-tag="since">Since 8.20</span>' +
            '<span id="initialize-sorting"></span><span id="start-order"></span></h2>',
        ),
        markdown: '## Initial sort (Since 8.20) {#initial-sort}',
      },
    ]);
  });

  it('rejects an alias that is taken or malformed', async () => {
    const problems = await problemsOf('## A {#a aliases="b B-c"}', '', '## B {#b}');
    expect(problems.map(({ message }) => message)).toEqual([
      'The alias #b is used twice on this page.',
      'The alias #B-c is not a valid anchor.',
    ]);
  });

  it.each([
    ['## Disable an item', 'Disable an item', 'disable-an-item'],
    ['### `useDial` and 3 friends!', 'useDial and 3 friends!', 'usedial-and-3-friends'],
    ['## Wrong {#Not_Valid}', 'Wrong', 'wrong'],
    ['## 标题', '标题', 'section'],
  ])('proposes an anchor for "%s"', async (line, text, anchor) => {
    expect(proposeAnchor(text)).toBe(anchor);
    expect(await problemsOf('Text.', '', line)).toEqual([
      problem(
        3,
        `The heading "${text}" has no valid anchor.`,
        `End the heading with {#${anchor}}.`,
      ),
    ]);
  });

  it('refuses an anchor used twice', async () => {
    expect(await problemsOf('## One {#same}', '', '### Two {#same}')).toEqual([
      problem(
        3,
        'The anchor #same is used twice on this page.',
        'Give each heading an anchor of its own.',
      ),
    ]);
  });

  it('refuses unknown attributes', async () => {
    const fix =
      'Known are #anchor, aliases="…", plan=pro, plan=premium, state=new, state=planned, state=preview and since=8.20.';
    expect(await problemsOf('', '## One {#one plan=gold beta}')).toEqual([
      problem(2, 'Unknown heading attribute "plan=gold".', fix),
      problem(2, 'Unknown heading attribute "beta".', fix),
    ]);
  });

  it('refuses a first-level heading and one that is too deep', async () => {
    expect(await problemsOf('# Title', '', '#### Detail {#detail}')).toEqual([
      problem(
        1,
        'A page has one first-level heading, made from its front matter title.',
        'Start with ## in the body.',
      ),
      problem(
        3,
        'Headings go two levels deep.',
        'Use ## and ###; for anything smaller write bold text or a list.',
      ),
    ]);
  });

  it('refuses a heading that holds a link', async () => {
    expect(await problemsOf('## See [the setup](/x/guides/setup) {#see}')).toEqual([
      problem(
        1,
        'The heading "See the setup {#see}" holds a link.',
        'Link from the text below it: a heading links to itself.',
      ),
    ]);
  });

  it('refuses an anchor that the site uses itself', async () => {
    expect(await problemsOf('## What readers think {#feedback}')).toEqual([
      problem(1, 'The anchor #feedback belongs to the site.', 'Give the heading another anchor.'),
    ]);
  });
});

it('S1.12 each section has a button for comments, beside its heading', async () => {
  const { blocks } = await parseBody(['## Use `Dial` {#use-dial}', '', 'Text.']);
  expect(blocks).toMatchObject([
    {
      kind: 'prose',
      html:
        '<h2 id="use-dial"><a href="#use-dial" class="heading-link">Use <code>Dial</code></a></h2>\n' +
        '<button type="button" class="section-feedback" data-feedback="#use-dial" aria-label="Comment on “Use Dial”"></button>\n' +
        '<p>Text.</p>',
    },
  ]);
});
