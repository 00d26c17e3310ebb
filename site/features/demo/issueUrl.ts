import { siteConfig } from 'virtual:docs/config';

interface DemoProblem {
  id: string;
  message: string;
  page: string;
  browser: string;
}

/** Address of a new issue that already says what a maintainer would ask. */
export function issueUrl({ id, message, page, browser }: DemoProblem): string {
  const version = siteConfig.library.versions.find(({ current }) => current)?.text ?? '';
  const body = [
    '### What happened',
    `The demo \`${id}\` of the documentation stopped with an error:`,
    `\`\`\`\n${message.slice(0, 2000)}\n\`\`\``,
    '### Steps',
    `1. Open ${page}\n2. `,
    '### Environment',
    `Documentation ${version}, ${browser}`,
  ].join('\n\n');
  const query = new URLSearchParams({ title: `[docs] Demo ${id} stops with an error`, body });
  return `${siteConfig.repositoryUrl}/issues/new?${query}`;
}
