import { type CodeStyling, type CodeVariant, stylingSlugs } from '#model/CodePreferences.ts';
import type { DemoCode } from '#model/DemoCode.ts';
import { parseDocsPath } from '#model/parseDocsPath.ts';
import { sourcesPath } from '#model/payloadPath.ts';
import type { ProjectFiles } from './ProjectFiles.ts';

/** Where a demo is found. */
export interface DemoAddress {
  /** Path of its page, without language. */
  pagePath: string;
  name: string;
  /** Null lets the demo's first styling be taken. */
  styling: CodeStyling | null;
}

/** Reads `?demo=<page>#<Demo>`, with the anchors that pages give their demos; null when it names none. */
export function parseDemoAddress(search: string, hash: string): DemoAddress | null {
  const page = new URLSearchParams(search).get('demo') ?? '';
  const anchor = /^#(?:(system|tailwind|css)-)?([A-Za-z]\w*)(?:\.[jt]sx?)?$/.exec(hash);
  if (!/^\/[\w-]+(?:\/[\w-]+)*\/?$/.test(page) || !anchor) {
    return null;
  }
  const [, prefix, name = ''] = anchor;
  const styling = prefix ? stylingSlugs[prefix as keyof typeof stylingSlugs] : null;
  return { pagePath: parseDocsPath(page).path, name, styling };
}

/** Fetches a demo's code in both variants; null when the page has no such demo. */
export async function fetchDemoProject({
  pagePath,
  name,
  styling,
}: DemoAddress): Promise<Record<CodeVariant, ProjectFiles> | null> {
  const response = await fetch(sourcesPath(pagePath));
  if (response.status === 404) {
    return null;
  }
  if (!response.ok) {
    throw new Error(`The demo sources answered ${response.status}.`);
  }
  const { demos } = (await response.json()) as { demos: DemoCode[] };
  const named = demos.filter((demo) => demo.name === name);
  const code = named.find((demo) => styling !== null && demo.styling === styling) ?? named[0];
  return code ? { TS: toProject(code, 'TS'), JS: toProject(code, 'JS') } : null;
}

function toProject({ files }: DemoCode, variant: CodeVariant): ProjectFiles {
  const named = files.map(({ tsName, jsName, ts, js }) =>
    variant === 'TS' ? { name: tsName, text: ts } : { name: jsName, text: js },
  );
  return { files: named, entry: named[0]?.name ?? '' };
}
