import { describe, expect, it } from 'vitest';
import { readFrontMatter } from '#pipeline/markdown/readFrontMatter.ts';

const place = { file: 'content/guides/setup/setup.md', firstLine: 2 };
const read = (...lines: string[]) => readFrontMatter(lines.join('\n'), place);

const good = ['title: Set up', 'description: Install the package.'];
const titleFix = 'Give the page a title of at most 70 characters.';
const descriptionFix = 'Write one sentence of at most 160 characters that ends with a period.';
const keysFix = 'The keys a page may have are listed in docs/write-a-page.md.';

/** A problem in a line of the file, where the first key stands in line 2. */
const problem = (line: number, message: string, fix: string) => ({
  file: place.file,
  line,
  message,
  fix,
});

describe('readFrontMatter', () => {
  it('fills in what a page leaves out', () => {
    expect(read(...good)).toEqual({
      problems: [],
      meta: {
        title: 'Set up',
        description: 'Install the package.',
        plan: null,
        components: [],
        hooks: [],
        packageName: null,
        githubLabel: null,
        waiAria: null,
        ads: true,
        tableOfContents: true,
        keywords: [],
        topAnchors: [],
        fontStylesheet: null,
      },
    });
  });

  it('reads every key', () => {
    const { meta, problems } = read(
      `title: ${'t'.repeat(70)}`,
      `description: ${'d'.repeat(159)}。`,
      'plan: premium',
      'components: [Dial, TreeItem]',
      'hooks: [useDial]',
      "packageName: '@mui/x-widgets'",
      "githubLabel: 'scope: dial'",
      'waiAria: https://www.w3.org/WAI/ARIA/apg/patterns/meter/',
      'ads: false',
      'tableOfContents: false',
      'keywords: [gauge]',
    );
    expect(problems).toEqual([]);
    expect(meta).toMatchObject({ plan: 'premium', hooks: ['useDial'], ads: false });
  });

  it.each<[string, string[], ReturnType<typeof problem>[]]>([
    ['no title', ['description: A.'], [problem(2, 'Front matter "title": is missing.', titleFix)]],
    [
      'a title over 70 characters',
      [`title: ${'t'.repeat(71)}`, 'description: A.'],
      [
        problem(
          2,
          'Front matter "title": Too big: expected string to have <=70 characters.',
          titleFix,
        ),
      ],
    ],
    [
      'a description without a period',
      ['title: Set up', 'description: Install the package'],
      [problem(3, 'Front matter "description": must end with a period.', descriptionFix)],
    ],
    [
      'a description over 160 characters',
      ['title: Set up', '', `description: ${'d'.repeat(160)}.`],
      [
        problem(
          4,
          'Front matter "description": Too big: expected string to have <=160 characters.',
          descriptionFix,
        ),
      ],
    ],
    [
      'unknown keys',
      ['titel: Set up', ...good, 'tags: [a]'],
      [
        problem(2, 'Front matter "titel": no page has this key.', keysFix),
        problem(5, 'Front matter "tags": no page has this key.', keysFix),
      ],
    ],
    [
      'a wrong type',
      ['title: 8', 'description: A.', 'ads: "no"'],
      [
        problem(
          2,
          'Front matter "title": Invalid input: expected string, received number.',
          titleFix,
        ),
        problem(
          4,
          'Front matter "ads": Invalid input: expected boolean, received string.',
          keysFix,
        ),
      ],
    ],
    [
      'a wrong value inside a list',
      [...good, 'components:', '  - Dial', '  - dial'],
      [
        problem(
          4,
          'Front matter "components": must be component names.',
          'List public component names, e.g. [SimpleTreeView, TreeItem].',
        ),
      ],
    ],
    [
      'a plan other than pro and premium (S6.1)',
      [...good, 'plan: gold'],
      [
        problem(
          4,
          'Front matter "plan": Invalid option: expected one of "pro"|"premium".',
          'Use pro or premium, or leave it out for the community plan.',
        ),
      ],
    ],
    [
      'broken YAML',
      ['title: Dial: round', 'description: A.'],
      [
        problem(
          2,
          'The front matter is not valid YAML: Nested mappings are not allowed in compact mappings.',
          'Quote values that hold a colon or start with a special character.',
        ),
      ],
    ],
    [
      'broken YAML further down',
      [...good, 'packageName: @mui/x-widgets'],
      [
        problem(
          4,
          'The front matter is not valid YAML: Plain value cannot start with reserved character @.',
          'Quote values that hold a colon or start with a special character.',
        ),
      ],
    ],
    [
      'no keys at all',
      ['Only text.'],
      [
        problem(2, 'Front matter "title": is missing.', titleFix),
        problem(2, 'Front matter "description": is missing.', descriptionFix),
      ],
    ],
    [
      'several mistakes at once',
      ['description: No stop', 'plan: gold', 'color: red'],
      [
        problem(2, 'Front matter "title": is missing.', titleFix),
        problem(2, 'Front matter "description": must end with a period.', descriptionFix),
        problem(
          3,
          'Front matter "plan": Invalid option: expected one of "pro"|"premium".',
          'Use pro or premium, or leave it out for the community plan.',
        ),
        problem(4, 'Front matter "color": no page has this key.', keysFix),
      ],
    ],
  ])('refuses %s', (_what, lines, problems) => {
    expect(read(...lines)).toEqual({ meta: null, problems });
  });
});
