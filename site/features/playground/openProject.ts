import { type CodeStyling, type CodeVariant, stylingSlugs } from '#model/Preferences.ts';
import type { ProjectFiles } from '#site/features/live-code/LiveProject.ts';
import {
  decodeProject,
  type DecodeProblem,
  holdsCode,
} from '#site/features/live-code/shareLink.ts';
import type { DemoCode } from '#model/DemoSource.ts';
import { parseDocsPath } from '#model/DocsPath.ts';
import { sourcesPath } from '#model/pagePaths.ts';

type StartProblem = DecodeProblem | 'demoMissing' | 'demoFailed';

/** What the playground starts with. */
export interface PlaygroundStart {
  source: { kind: 'blank' } | { kind: 'demo'; demo: DemoAddress } | { kind: 'shared' };
  /** The project in each variant; a shared project has only one. */
  projects: Record<CodeVariant, ProjectFiles>;
  /** Why it is not what the URL asked for. */
  problem: StartProblem | null;
}

/** Opens what an address asks for; the blank project where that fails. */
export async function openProject(search: string, hash: string): Promise<PlaygroundStart> {
  if (holdsCode(hash)) {
    const decoded = await decodeProject(hash);
    return decoded.kind === 'project'
      ? {
          source: { kind: 'shared' },
          projects: { TS: decoded.project, JS: decoded.project },
          problem: null,
        }
      : blank(decoded.problem);
  }
  const demo = parseDemoAddress(search, hash);
  if (!demo) {
    return blank(search.includes('demo=') ? 'demoMissing' : null);
  }
  try {
    const projects = await fetchDemoProject(demo);
    return projects
      ? { source: { kind: 'demo', demo }, projects, problem: null }
      : blank('demoMissing');
  } catch {
    return blank('demoFailed');
  }
}

function blank(problem: StartProblem | null): PlaygroundStart {
  return { source: { kind: 'blank' }, projects: blankProject, problem };
}

/** The page of a demo and its name. */
export interface DemoAddress {
  /** Path of its page, without language. */
  pagePath: string;
  name: string;
  /** Null for the demo's first styling. */
  styling: CodeStyling | null;
}

/** Parses `?demo=<page>#<Demo>`, with the anchors that demos have on pages; null when it names none. */
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

const blankCode = (type: string) => `import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'kitchen',
    label: 'Kitchen',
    children: [
      { id: 'oven', label: 'Oven' },
      { id: 'kettle', label: 'Kettle' },
    ],
  },
  { id: 'garden', label: 'Garden' },
];

export default function App() {
  const [picked, setPicked] = React.useState${type}(null);

  return (
    <Stack spacing={2}>
      <RichTreeView
        items={items}
        defaultExpandedItems={['kitchen']}
        onSelectedItemsChange={(event, itemId) => setPicked(itemId)}
      />
      <Typography>Picked: {picked ?? 'nothing yet'}</Typography>
    </Stack>
  );
}
`;

/** What the playground starts with by default. */
const blankProject: Record<CodeVariant, ProjectFiles> = {
  TS: { entry: 'App.tsx', files: [{ name: 'App.tsx', text: blankCode('<string | null>') }] },
  JS: { entry: 'App.jsx', files: [{ name: 'App.jsx', text: blankCode('') }] },
};
