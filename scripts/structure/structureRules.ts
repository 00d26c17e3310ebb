/** Source files with common rules about what they may import. */
export interface Layer {
  name: string;
  files: RegExp;
  /** Folders and files its sources may import besides their own layer; a name ends with `/` or is a whole path. */
  mayImport: string[];
  /** Whether they may import packages. */
  packages: boolean;
  /** Whether they may import the virtual modules of `pipeline/vite`. */
  virtualModules: boolean;
  /** The rule in one sentence, shown with a violation. */
  rule: string;
}

const siteShared = ['model/', 'search/'];
/** Everything but tests and tools. */
const product = [
  'model/',
  'search/',
  'content/',
  'templates/',
  'pipeline/',
  'quality/',
  'server/',
  'site/',
];
const nodeLayer = { packages: true, virtualModules: false };
const siteLayer = { packages: true, virtualModules: true };

/** The layers of ARCHITECTURE.md. A file belongs to the first that matches; a file of none is a mistake. */
export const layers: Layer[] = [
  {
    name: 'model',
    files: /^model\//,
    mayImport: [],
    packages: false,
    virtualModules: false,
    rule: 'model imports nothing but itself',
  },
  {
    name: 'search',
    files: /^search\//,
    mayImport: ['model/'],
    packages: false,
    virtualModules: false,
    rule: 'search imports model only, because it runs in Node, in the browser and in workers',
  },
  {
    name: 'demos',
    files: /^content\/.+\/demos\//,
    mayImport: [],
    ...nodeLayer,
    rule: 'a demo imports published packages, its siblings and the shared/ folder of its section: it must run when pasted',
  },
  {
    name: 'content',
    files: /^content\//,
    mayImport: ['model/', 'search/'],
    ...nodeLayer,
    rule: 'content imports model and search only',
  },
  {
    name: 'templates',
    files: /^templates\//,
    mayImport: [],
    ...nodeLayer,
    rule: 'a template imports published packages and files of its own folder: it leaves with them',
  },
  {
    name: 'pipeline',
    files: /^pipeline\//,
    mayImport: ['model/', 'search/', 'content/'],
    ...nodeLayer,
    rule: 'pipeline imports model, search and content only',
  },
  {
    name: 'quality',
    files: /^quality\//,
    mayImport: ['model/', 'search/', 'content/', 'pipeline/'],
    ...nodeLayer,
    rule: 'quality imports model, search, content and pipeline only',
  },
  {
    name: 'server',
    files: /^server\//,
    mayImport: ['model/', 'search/'],
    ...nodeLayer,
    rule: 'server imports model and search only',
  },
  {
    name: 'virtual modules',
    files: /^site\/virtual(\.server)?\.d\.ts$/,
    mayImport: ['model/', 'content/', 'pipeline/'],
    ...nodeLayer,
    rule: 'types of virtual modules are those of model, content and pipeline',
  },
  {
    name: 'service worker',
    files: /^site\/(service-worker|platform\/offline)\//,
    mayImport: siteShared,
    packages: true,
    virtualModules: false,
    rule: 'what the worker runs imports model, search and platform/offline: it has no document',
  },
  {
    name: 'ui',
    files: /^site\/ui\//,
    mayImport: ['model/'],
    packages: true,
    virtualModules: false,
    rule: 'ui knows nothing of the product: it imports model only',
  },
  {
    name: 'platform',
    files: /^site\/platform\//,
    mayImport: [...siteShared, 'site/ui/', 'site/platform/offline/'],
    ...siteLayer,
    rule: 'platform imports ui, model and search only',
  },
  {
    name: 'features',
    files: /^site\/features\//,
    mayImport: [...siteShared, 'site/ui/', 'site/platform/'],
    ...siteLayer,
    rule: 'features import platform, ui, model and search only',
  },
  {
    name: 'shell',
    files: /^site\/shell\//,
    mayImport: [...siteShared, 'site/ui/', 'site/platform/', 'site/features/'],
    ...siteLayer,
    rule: 'shell imports features, platform, ui, model and search only',
  },
  {
    name: 'pages',
    files: /^site\/(pages\/|[^/]+$)/,
    mayImport: [...siteShared, 'site/'],
    ...siteLayer,
    rule: 'the site sees content only through the virtual modules of pipeline/vite',
  },
  {
    name: 'tests',
    files: /^tests\//,
    mayImport: product,
    ...siteLayer,
    rule: 'tests import everything but scripts and benchmarks, which import them',
  },
  {
    name: 'scripts',
    files: /^scripts\//,
    mayImport: [...product, 'tests/'],
    ...siteLayer,
    rule: 'scripts import everything but benchmarks, which import them',
  },
  {
    name: 'benchmarks and configurations',
    files: /^benchmarks\/|^[^/]+\.config\.ts$/,
    mayImport: [''],
    ...siteLayer,
    rule: 'benchmarks and configurations import anything',
  },
];

/**
 * Folders and files of `pipeline/` in the order of its README. Each imports only what is in its own group or in one
 * above; `findCircles` sees to the order inside a group.
 */
export const pipelineOrder: string[][] = [
  ['cache', 'text', 'highlight', 'content-files', 'packages'],
  ['api'],
  ['demos', 'errors'],
  ['markdown'],
  ['docs'],
  ['generated-blocks', 'pages'],
  ['markdown-export', 'search', 'checks'],
  ['outputs'],
  ['openDocs.ts', 'contentConfig.ts', 'sharedDocs.ts', 'env.ts'],
  ['vite'],
];

/** A feature that may import another, and why the two are not one and what they share is not in `platform`. */
export interface FeatureEdge {
  from: string;
  to: string;
  reason: string;
}

/** The only imports between folders of `site/features/`. A new one is a decision: prefer `platform` for what two features need. */
export const featureEdges: FeatureEdge[] = [
  {
    from: 'page-content',
    to: 'demo',
    reason: 'a page is prose and demos',
  },
  {
    from: 'page-content',
    to: 'template-gallery',
    reason: 'the page of templates is a page with the gallery as a block',
  },
  {
    from: 'showcase',
    to: 'demo',
    reason: 'the front page shows a demo of each product',
  },
  {
    from: 'showcase',
    to: 'template-gallery',
    reason: 'the front page has a running template, which follows its colors',
  },
  {
    from: 'demo',
    to: 'ads',
    reason: 'an ad comes with the code of a demo, loaded when it is opened',
  },
  {
    from: 'demo',
    to: 'live-code',
    reason: 'the code of a demo can be edited in place, and opened in the playground by a link',
  },
  {
    from: 'demo',
    to: 'project-export',
    reason: 'a demo can be exported as a project',
  },
  {
    from: 'demo',
    to: 'inspector',
    reason: 'the parts of a running demo can be inspected, with code that is loaded then',
  },
  {
    from: 'chart-builder',
    to: 'demo',
    reason: 'the builder sets props with the fields of the prop controls',
  },
  {
    from: 'chart-builder',
    to: 'live-code',
    reason: 'the code that the builder writes runs in the frame for code of readers',
  },
  {
    from: 'playground',
    to: 'live-code',
    reason: 'the playground is an editor, a preview and a console around one session',
  },
  {
    from: 'playground',
    to: 'project-export',
    reason: 'the project can be exported',
  },
  {
    from: 'playground',
    to: 'settings-panel',
    reason: 'a page without the shell has its own settings button',
  },
  {
    from: 'template-gallery',
    to: 'project-export',
    reason: 'a template can be exported as a project',
  },
  {
    from: 'template-gallery',
    to: 'settings-panel',
    reason: 'a page without the shell has its own settings button',
  },
  {
    from: 'settings-panel',
    to: 'offline',
    reason: 'the settings panel has the settings for offline reading',
  },
];
