import type { PeerPage } from './PeerPage.ts';

/** A site of another generator: what to install, what to write, and how to build it. */
export interface PeerSite {
  name: string;
  /** What its generator is called. */
  label: string;
  /** Packages with exact versions; the first is the generator. */
  packages: Record<string, string>;
  /** Shell command that builds it, run by npm in its folder. */
  build: string;
  /** Folder of the built site, from the folder of the site. */
  output: string;
  /** Folder of the pages, which is written anew. */
  source: string;
  /** Texts of all files by path. */
  files: Record<string, string>;
}

/** Title of the other sites. */
export const siteTitle = 'MUI X';

/** Front matter with a title; JSON is YAML. */
export function frontMatter(title: string): string {
  return `---\ntitle: ${JSON.stringify(title)}\n---\n`;
}

/** Text of the start page: links to the pages next to it. */
export function startPageText(pages: PeerPage[]): string {
  return pages
    .filter(({ path }) => path.split('/').length === 3)
    .map(({ path, title }) => `- [${title}](${path}/)`)
    .join('\n');
}
