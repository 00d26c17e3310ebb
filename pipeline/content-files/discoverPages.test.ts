import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { AuthorError } from '#pipeline/content-files/AuthorError.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { type FileChanges, writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';

async function problemsOf(changes: FileChanges) {
  const docs = openDocs(await writeMiniSite(changes));
  const error: unknown = await docs.pageFiles().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AuthorError);
  return error instanceof AuthorError ? error.problems : [];
}

describe('discoverPages', () => {
  it('finds every page folder, with its path and its languages', async () => {
    const config = await writeMiniSite({ 'guides/README.md': 'For writers.' });
    const files = await openDocs(config).pageFiles();
    expect(
      files.map((file) => ({
        path: file.path,
        section: file.section.folder,
        folder: path.relative(config.contentDir, file.folder),
        languages: Object.keys(file.files),
      })),
    ).toEqual([
      { path: '/x/guides/notes', section: 'guides', folder: 'guides/notes', languages: ['en'] },
      { path: '/x/guides', section: 'guides', folder: 'guides/overview', languages: ['en', 'zh'] },
      { path: '/x/guides/setup', section: 'guides', folder: 'guides/setup', languages: ['en'] },
      {
        path: '/x/react-widgets/advanced/levels',
        section: 'widgets',
        folder: 'widgets/advanced/levels',
        languages: ['en'],
      },
      {
        path: '/x/react-widgets/dial',
        section: 'widgets',
        folder: 'widgets/dial',
        languages: ['en', 'zh'],
      },
      {
        path: '/x/react-widgets',
        section: 'widgets',
        folder: 'widgets/overview',
        languages: ['en'],
      },
    ]);
  });

  it('refuses a file that is not named after its folder', async () => {
    const fix = (name: string) =>
      `Rename it to ${name}.md, or to ${name}.<language>.md for a translation.`;
    expect(
      await problemsOf({ 'guides/setup/install.md': '', 'widgets/dial/dial.pt.md': '' }),
    ).toEqual([
      {
        file: 'content/guides/setup/install.md',
        line: 1,
        message: 'A page\'s file is named after its folder, "setup".',
        fix: fix('setup'),
      },
      {
        file: 'content/widgets/dial/dial.pt.md',
        line: 1,
        message: 'A page\'s file is named after its folder, "dial".',
        fix: fix('dial'),
      },
    ]);
  });

  it('refuses a translation without English text', async () => {
    expect(await problemsOf({ 'guides/overview/overview.md': null })).toEqual([
      {
        file: 'content/guides/overview/overview.zh.md',
        line: 1,
        message: 'The page has a translation but no English text.',
        fix: 'Add overview.md.',
      },
    ]);
  });
});
