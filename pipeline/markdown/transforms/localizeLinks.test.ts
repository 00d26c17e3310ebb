import { describe, expect, it } from 'vitest';
import { parseBody, problem, problemsOf } from '#pipeline/markdown/fixtures/parseBody.ts';

describe('localizeLinks', () => {
  it('S2.5 never gives the blog and the size snapshot a language', async () => {
    const body = ['[Blog](/blog/news), [sizes](/size-snapshot), [setup](/x/guides/setup).'];
    const { blocks } = await parseBody(body, 'zh');
    expect(blocks).toMatchObject([
      {
        kind: 'prose',
        html:
          '<p><a href="/blog/news">Blog</a>, <a href="/size-snapshot">sizes</a>, ' +
          '<a href="/zh/x/guides/setup">setup</a>.</p>',
      },
    ]);
  });

  it('refuses a relative link', async () => {
    const fix = 'Start internal links with / and leave out language and trailing slash.';
    expect(await problemsOf('', 'See', '[one](setup),', '[two](./setup#a).')).toEqual([
      problem(3, 'The link "setup" is relative.', fix),
      problem(4, 'The link "./setup#a" is relative.', fix),
    ]);
  });

  it.each(['/x/guides/', '/x/guides/#here', '/zh/x/guides', '/en/x/guides', '/zh'])(
    'refuses a link with a trailing slash or a language: %s',
    async (href) => {
      expect(await problemsOf('Text', `[one](${href})`)).toEqual([
        problem(
          2,
          `The link "${href}" carries a language or a trailing slash.`,
          'Write the plain path; the site adds the language.',
        ),
      ]);
    },
  );

  it('refuses an address defined apart from its link', async () => {
    expect(await problemsOf('[Setup][next]', '', '[next]: /x/guides/setup')).toEqual([
      problem(
        3,
        'The address of "next" is defined apart from its link.',
        'Write the address in its place: [text](/x/…).',
      ),
    ]);
  });
});
