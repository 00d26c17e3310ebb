import { expect, it } from 'vitest';
import { parseBody } from '#pipeline/markdown/fixtures/parseBody.ts';

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
