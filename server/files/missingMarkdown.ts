import type { PageCandidate } from '#model/closestPages.ts';
import { markdownPath } from '#model/pagePaths.ts';

/** The answer to the address of a Markdown copy that does not exist, for readers who are programs. */
export function missingMarkdown(near: readonly PageCandidate[]): string {
  const links = near.map(({ path, title }) => `- [${title}](${markdownPath(path)})`);
  return [
    '# Page not found',
    'There is no page at this address.',
    ...(links.length > 0 ? [`Pages with a similar address:\n\n${links.join('\n')}`] : []),
    'All pages are listed in [/llms.txt](/llms.txt).\n',
  ].join('\n\n');
}
