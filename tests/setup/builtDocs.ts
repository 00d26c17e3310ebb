import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packIndex } from '#model/search/packIndex.ts';
import type { PageRecord, SearchRecord } from '#model/search/SearchRecord.ts';
import { scratchFolder } from './scratchFolder.ts';

const page = (given: Partial<PageRecord> & Pick<PageRecord, 'path' | 'title'>): PageRecord => ({
  kind: 'page',
  role: 'guide',
  trail: ['Widgets'],
  plan: null,
  text: '',
  keywords: [],
  featured: true,
  ...given,
});

const guide = '/x/react-tree-view/dial';
const other = '/x/react-tree-view/level';
const api = '/x/api/tree-view/dial';

const records: SearchRecord[] = [
  page({ path: guide, title: 'Dial', text: 'Turn a dial to choose a value.' }),
  page({ path: other, title: 'Level' }),
  page({ path: api, title: 'DialPanel', role: 'component', trail: ['Widgets', 'API'] }),
  {
    kind: 'section',
    title: 'Limit the turn',
    path: guide,
    id: 'limit',
    parent: null,
    plan: 'pro',
    text: 'Set maxTurn.',
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
});

/** Writes what a build of two guides and one component leaves; answers the folder of the site. */
export async function writeBuiltDocs(): Promise<string> {
  const clientDir = scratchFolder();
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
    'x/react-tree-view/level.md': '# Level\n',
    'zh/x/react-tree-view/dial.md': '# 旋钮\n',
    'x/api/tree-view/dial.md':
      '# DialPanel API\n\n## Props {#props}\n\n| Name | Type |\n| --- | --- |\n| `maxTurn` | `number` |\n| `value?` | `string` |\n',
    'page-sources/x/react-tree-view/dial.json': JSON.stringify({
      build: 'b',
      demos: [code('BasicDial', 'MUI System'), code('BasicDial', 'CSS'), code('Shared', null)],
    }),
    'page-sources/x/react-tree-view/level.json': JSON.stringify({
      build: 'b',
      demos: [code('Shared', null)],
    }),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(clientDir, name)), { recursive: true });
    await writeFile(path.join(clientDir, name), text);
  }
  return clientDir;
}
