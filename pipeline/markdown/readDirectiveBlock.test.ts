import { describe, expect, it } from 'vitest';
import { problem, problemsOf } from '#pipeline/markdown/fixtures/parseBody.ts';

const fix =
  'Options are name, background, toolbar, code, maxWidth, height and iframe, see docs/write-a-page.md.';

describe('readDirectiveBlock', () => {
  it('refuses an unknown option, a wrong value and a missing name', async () => {
    expect(
      await problemsOf(
        '::demo{name="One" widht="2" wide}',
        '',
        '::demo{name="Two" height="4em" background="pink" toolbar="no"}',
        '',
        '::demo',
        '',
        '::demo{name="lowerCase"}',
      ),
    ).toEqual([
      problem(1, 'Demo option "widht": there is no such option.', fix),
      problem(1, 'Demo option "wide": there is no such option.', fix),
      problem(
        3,
        'Demo option "background": Invalid option: expected one of "outlined"|"inline"|"playground".',
        fix,
      ),
      problem(3, 'Demo option "toolbar": Invalid option: expected one of "true"|"false".', fix),
      problem(3, 'Demo option "height": must be a number of pixels.', fix),
      problem(5, 'Demo option "name": is missing.', fix),
      problem(7, 'Demo option "name": must be the name of a demo file.', fix),
    ]);
  });

  it('refuses a demo shown twice', async () => {
    expect(await problemsOf('::demo{name="One"}', '', 'Again:', '', '::demo{name="One"}')).toEqual([
      problem(
        5,
        'The demo One is shown twice on this page.',
        'Show a demo once; link to it the second time.',
      ),
    ]);
  });

  it('refuses a component without a name', async () => {
    expect(await problemsOf('', '::component{tone="quiet"}')).toEqual([
      problem(2, 'The component block has no name.', 'Write ::component{name="ProductCards"}.'),
    ]);
  });
});
