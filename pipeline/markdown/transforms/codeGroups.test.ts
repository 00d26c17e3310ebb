import { describe, expect, it } from 'vitest';
import { problem, problemsOf } from '#pipeline/markdown/fixtures/parseBody.ts';

const fence = '```';
const panel = (label: string) => [`${fence}bash label="${label}"`, label, fence];

describe('codeGroups', () => {
  it('refuses a group without a key', async () => {
    expect(await problemsOf('', ':::code-group', ...panel('npm'), ...panel('pnpm'), ':::')).toEqual(
      [
        problem(
          2,
          'The code group has no key.',
          'Write :::code-group{key="package-manager"}; the reader’s choice is remembered under it.',
        ),
      ],
    );
  });

  it.each([
    ['one fence', panel('npm')],
    ['no fence', []],
    ['a fence without label', [...panel('npm'), `${fence}bash`, fence]],
    ['text between the fences', [...panel('npm'), 'or', ...panel('pnpm')]],
  ])('refuses a group with %s', async (_what, lines) => {
    expect(await problemsOf('', ':::code-group{key="tool"}', ...lines, ':::')).toEqual([
      problem(
        2,
        'A code group holds two or more fences, each with a label, and nothing else.',
        'Write ```bash label="npm" and so on inside the group.',
      ),
    ]);
  });
});
