import { describe, expect, it } from 'vitest';
import { parseBody, problem, problemsOf } from '#pipeline/markdown/fixtures/parseBody.ts';

const fix =
  'Options are name, background, toolbar, code, maxWidth, height, iframe and waits, see docs/write-a-page.md.';

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

  it('builds the controls of a playground from the API', async () => {
    const { blocks } = await parseBody([
      '::playground{demo="DialPlayground" component="Dial" props="dense" height="80"}',
    ]);
    expect(blocks).toEqual([
      {
        kind: 'demo',
        name: 'DialPlayground',
        options: {
          background: 'playground',
          toolbar: true,
          code: 'closed',
          maxWidth: null,
          height: 80,
          iframe: false,
          waits: false,
        },
        propControls: {
          component: 'Dial',
          apiPath: '/x/api/dial',
          controls: [{ prop: 'dense', kind: 'switch', default: null }],
          element: null,
        },
      },
    ]);
  });

  it('refuses a playground of an unknown component or prop, and a prop no control fits', async () => {
    const advice =
      'Name a documented component and props whose type is a choice, boolean, number or text.';
    expect(
      await problemsOf(
        '::playground{demo="One" component="Knob" props="dense"}',
        '',
        '::playground{demo="Two" component="Dial" props="dense size"}',
        '',
        '::playground{demo="Three" component="Dial" props="onTurn"}',
        '',
        '::playground{demo="Four" props="dense"}',
      ),
    ).toEqual([
      problem(1, 'There is no component Knob in the API reference.', advice),
      problem(3, 'There is no prop size.', advice),
      problem(5, 'No control fits the prop onTurn.', advice),
      problem(
        7,
        'Playground option "component": is missing.',
        'Options are demo, component, props, maxWidth and height, see docs/write-a-page.md.',
      ),
    ]);
  });
});
