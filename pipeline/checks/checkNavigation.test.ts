import { describe, expect, it } from 'vitest';
import type { NavEntry } from '#model/NavEntry.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';
import { checkContent } from './checkContent.ts';
import { checkNavigation } from './checkNavigation.ts';

const fix = 'Remove one of the entries: a path has one place in the tree.';

/** The mini-site with further entries in one section, written to a file as well. */
async function siteWith(folder: string, entries: NavEntry[], file: string) {
  const lines = entries.map(({ pathname }) => `  { pathname: '${pathname}' },`);
  const text = ['export const more = [', ...lines, '];', ''].join('\n');
  const config = await writeMiniSite({ [`${folder}/${file}`]: text });
  return {
    ...config,
    sections: config.sections.map((section) =>
      section.folder === folder
        ? { ...section, navigation: [...section.navigation, ...entries] }
        : section,
    ),
  };
}

describe('checkNavigation', () => {
  it('S3.1 finds nothing where every path is listed once', async () => {
    expect(await checkNavigation(await writeMiniSite())).toEqual([]);
  });

  it('S3.1 names file and line of a path that is listed twice', async () => {
    const entries = [{ pathname: '/x/react-widgets/new' }, { pathname: '/x/guides/setup' }];
    const config = await siteWith('widgets', entries, 'more.data.ts');
    const problem = {
      file: 'content/widgets/more.data.ts',
      line: 3,
      message: 'The navigation lists "/x/guides/setup" twice.',
      fix,
    };
    expect(await checkNavigation(config)).toEqual([problem]);

    const docs = openDocs(config);
    await expect(docs.navigation('en')).rejects.toMatchObject({ problems: [problem] });
    expect((await checkContent(docs)).problems).toEqual([problem]);
  });

  it('S3.1 takes the later of two entries in one file', async () => {
    const entries = [{ pathname: '/x/guides/a' }, { pathname: '/x/guides/a' }];
    const config = await siteWith('guides', entries, 'more.data.ts');
    expect(await checkNavigation(config)).toMatchObject([
      { file: 'content/guides/more.data.ts', line: 3 },
    ]);
  });

  it('S3.1 falls back to the navigation file for a path that is computed', async () => {
    const config = await writeMiniSite();
    const [guides, ...others] = config.sections;
    const navigation = [...(guides?.navigation ?? []), { pathname: '/a' }, { pathname: '/a' }];
    const sections = guides ? [{ ...guides, navigation }, ...others] : [];
    expect(await checkNavigation({ ...config, sections })).toMatchObject([
      { file: 'content/guides/navigation.ts', line: 1 },
    ]);
  });
});
