import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';

/** A page of ours as the other site generators get it. */
export interface PeerPage {
  /** Address on our site, e.g. `/x/introduction/licensing`. */
  path: string;
  title: string;
  /** Markdown below the title. */
  text: string;
}

/** The address of a page on the other sites, which write a folder for each page. */
export function peerAddress(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

// The first two alternatives are code, which stays as it is.
const escaped = /^([ >]*`{3,})[^\n]*\n[\s\S]*?^\1 *$|(`+)(?!`)[^\n]*?\2|<(?=[A-Z])|\{\{/gm;

/** Keeps prose from being read as a component or as an expression of a template. */
function escapeProse(text: string): string {
  const replacements: Record<string, string> = { '<': '&lt;', '{{': '{ {' };
  return text.replace(escaped, (match) => replacements[match] ?? match);
}

function toSiteLinks(text: string): string {
  return text.replace(
    /\]\(https:\/\/mui\.com(\/x\/[\w/-]+?)\/?(?:\.md)?(#[^)\s]*)?\)/g,
    (_, path: string, hash = '') => `](${peerAddress(path)}${hash})`,
  );
}

/** Makes a page from the Markdown copy that our build wrote. */
export function toPeerPage(path: string, markdown: string): PeerPage {
  const [, title, text] = /^# (.+)\n([\s\S]*)$/.exec(markdown) ?? [];
  if (title === undefined || text === undefined) {
    throw new Error(`The Markdown of ${path} does not start with a title.`);
  }
  return { path, title: title.replaceAll('`', ''), text: escapeProse(toSiteLinks(text)).trim() };
}

// They are tabs of a page and repeat the reference; our tree does not list them either.
const tabs = ['**/components-api.md', '**/hooks-api.md'];

/** Reads the Markdown copies of all English pages of a build. */
export async function readPeerPages(clientDir: string): Promise<PeerPage[]> {
  const files = await glob('x/**/*.md', { cwd: clientDir, ignore: tabs });
  return Promise.all(
    files
      .sort()
      .map(async (file) =>
        toPeerPage(`/${file.slice(0, -3)}`, await readFile(join(clientDir, file), 'utf8')),
      ),
  );
}
