import { describe, expect, it } from 'vitest';
import { parseBody, problem, problemsOf } from '#pipeline/markdown/fixtures/parseBody.ts';

import { proposeAnchor } from './anchorHeadings.ts';

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
      'Known are #anchor, plan=pro, plan=premium, state=new, state=planned and state=preview.';
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
