import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServedRecords } from '#model/versions/versionFiles.ts';
import type { ExplainedError } from '#model/errors/ErrorMessage.ts';
import { packIndex } from '#search/packIndex.ts';
import type { PageRecord, SearchRecord } from '#search/SearchRecord.ts';
import { scratchFolder } from './scratchFolder.ts';

const page = (given: Partial<PageRecord> & Pick<PageRecord, 'path' | 'title'>): PageRecord => ({
  kind: 'page',
  role: 'guide',
  trail: ['Widgets'],
  plan: null,
  text: '',
  keywords: [],
  featured: true,
  state: 'written',
  ...given,
});

const guide = '/x/react-tree-view/dial';
const other = '/x/react-tree-view/level';
const recipes = '/x/react-tree-view/dial-recipes';
const api = '/x/api/tree-view/dial';

const records: SearchRecord[] = [
  page({ path: guide, title: 'Dial', text: 'Turn a dial to choose a value.' }),
  page({ path: other, title: 'Level' }),
  page({ path: recipes, title: 'Dial recipes' }),
  page({ path: '/x/react-tree-view/knob', title: 'Knob', state: 'unwritten' }),
  page({ path: api, title: 'DialPanel', role: 'component', trail: ['Widgets', 'API'] }),
  {
    kind: 'section',
    title: 'Limit the turn',
    path: guide,
    id: 'limit',
    parent: null,
    plan: 'pro',
    phrases: [],
    text: 'Set maxTurn.',
  },
  {
    kind: 'section',
    title: 'Dial in the URL',
    path: recipes,
    id: 'dial-in-the-url',
    parent: null,
    plan: null,
    phrases: [],
    text: 'Keep the value in the address.',
  },
  {
    kind: 'row',
    row: 'prop',
    title: 'maxTurn',
    places: [{ path: api, id: 'dial-panel-prop-maxTurn' }],
    type: 'number',
    deprecated: false,
    plan: null,
    text: 'How far it turns.',
  },
  {
    kind: 'demo',
    title: 'Basic Dial',
    path: guide,
    id: 'BasicDial',
    parent: null,
    plan: null,
    text: '',
  },
  { kind: 'demo', title: 'Shared', path: guide, id: 'Shared', parent: null, plan: null, text: '' },
  { kind: 'demo', title: 'Shared', path: other, id: 'Shared', parent: null, plan: null, text: '' },
];

const code = (name: string, styling: string | null) => ({
  name,
  styling,
  files: [
    {
      tsName: `${name}.tsx`,
      jsName: `${name}.jsx`,
      ts: `// ${name} ${styling} ts\n`,
      js: `// ${name} js\n`,
    },
  ],
  standalone: null,
});

const file = (tsName: string, ts: string) => ({
  tsName,
  jsName: tsName.replace('.ts', '.js'),
  ts,
  js: ts,
});

/** A demo that imports its data, and the same in one file. */
const joined = {
  name: 'Shared',
  styling: null,
  files: [file('Shared.tsx', "import './data';\n"), file('data.ts', '// data\n')],
  standalone: file('Shared.tsx', '// data and demo\n'),
};

const versions: ServedRecords = {
  records: [
    {
      package: '@mui/x-dials',
      versions: ['7.0.2', '8.0.0', '8.1.3'],
      missing: [],
      texts: [],
      exports: { Dial: '', Gauge: '+8.1' },
      members: { Dial: { prop: { sweep: '-8.0' } } },
    },
  ],
  pages: { Dial: '/x/api/dials/dial' },
  guides: { '8': { sweep: '/x/migration/dials#sweep' } },
};

const explained: ExplainedError = {
  id: 'the-dial-is-stuck',
  product: 'tree-view',
  channel: 'thrown',
  wordings: [['MUI X: The dial ', { value: 'name' }, ' is stuck at its end.']],
  packages: ['@mui/x-tree-view'],
  cause: 'The dial reached `maxTurn`.',
  remedy: 'Raise `maxTurn`.',
  links: [{ href: '/x/react-tree-view/dial#limit', title: 'Dial › Limit the turn' }],
};

/** Writes the output of a build of three guides and one component into a folder, and returns it. */
export async function writeBuiltDocs(clientDir = scratchFolder()): Promise<string> {
  const index = packIndex({
    product: 'tree-view',
    productName: 'Tree View',
    records,
    synonyms: [],
  });
  const files: Record<string, string> = {
    'search-index/en/tree-view.names.json': JSON.stringify(index.names),
    'search-index/en/tree-view.texts.json': JSON.stringify(index.texts),
    'search-index/zh/tree-view.names.json': JSON.stringify(index.names),
    'search-index/zh/tree-view.texts.json': JSON.stringify(index.texts),
    'x/react-tree-view/dial.md':
      '# Dial\n\n## Basics {#basics}\n\n```md\n## Not a heading {#no}\n```\n\n## Limit the turn (Pro) {#limit}\n\nSet `maxTurn`.\n\n### Both ways {#both}\n\nText.\n\n## End {#end}\n\nLast.\n',
    'search-index/site.json': JSON.stringify({ origin: 'https://docs.example' }),
    'search-index/en/errors.json': JSON.stringify([explained]),
    'search-index/versions/dials.json': JSON.stringify(versions),
    'x/react-tree-view/level.md': '# Level\n',
    'x/react-tree-view/dial-recipes.md':
      '# Dial recipes\n\n## Dial in the URL {#dial-in-the-url}\n\nKeep it.\n\n## Other {#other}\n\nNo.\n',
    'zh/x/react-tree-view/dial.md': '# 旋钮\n',
    'x/api/tree-view/dial.md':
      '# DialPanel API\n\n## Props {#props}\n\n| Name | Type |\n| --- | --- |\n| `maxTurn` | `number` |\n| `value?` | `string` |\n',
    'page-sources/x/react-tree-view/dial.json': JSON.stringify({
      build: 'b',
      demos: [code('BasicDial', 'MUI System'), code('BasicDial', 'CSS'), code('Shared', null)],
    }),
    'page-sources/x/react-tree-view/level.json': JSON.stringify({
      build: 'b',
      demos: [joined],
    }),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(clientDir, name)), { recursive: true });
    await writeFile(path.join(clientDir, name), text);
  }
  return clientDir;
}
