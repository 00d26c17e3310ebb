import path from 'node:path';
import en from '#content/translations/en.json' with { type: 'json' };
import zh from '#content/translations/zh.json' with { type: 'json' };
import { type Language, languageCodes } from '#model/Language.ts';
import type { DocsConfig } from '#pipeline/docs/DocsConfig.ts';
import type { DocsMessages } from '#pipeline/docs/messages.ts';
import { navigation as guides } from './content/guides/navigation.ts';
import { navigation as widgets } from './content/widgets/navigation.ts';

const callouts = {
  ...en.prose.callouts,
  info: 'Note',
  success: 'Tip',
  warning: 'Caution',
  error: 'Danger',
};
const tags = {
  pro: 'Pro',
  premium: 'Premium',
  new: 'New',
  planned: 'Planned',
  preview: 'Preview',
};
const english = {
  copyCode: 'Copy the code',
  copy: 'Copy',
  copied: 'Copied',
  copyShortcut: '(or {keys})',
  groups: 'Choose',
  since: 'Since {version}',
  sectionFeedback: 'Comment on “{title}”',
  changes: {
    done: 'Done: {title}',
    codemod: 'The codemod {code} makes this change.',
    rest: 'By hand: {rest}.',
    types: 'TypeScript reports every place.',
    unnoticed: 'Neither TypeScript nor a codemod reports this change.',
    search: 'Search your code for {code}.',
    progress: '{done} of {all} done',
  },
  callouts,
  tags,
};

/** Chinese has texts of its own; every other language is like English. */
function byLanguage<T>(english: T, chinese: T): Record<Language, T> {
  const entries = languageCodes.map((code) => [code, code === 'zh' ? chinese : english]);
  return Object.fromEntries(entries) as Record<Language, T>;
}

/** A documentation of six pages for tests; `folder` is a copy of this one when a test changes files. */
export function miniSiteConfig(cacheDir: string, folder = import.meta.dirname): DocsConfig {
  return {
    root: folder,
    contentDir: path.join(folder, 'content'),
    cacheDir,
    apiScopes: [],
    propGroupRules: {},
    componentParts: {},
    exampleTraits: {},
    news: {},
    chartForms: { plans: [], limits: {}, palettes: [] },
    errorScopes: [],
    internalMessages: [],
    figures: { pages: 4, demos: 3, links: 12, findings: 0, scriptSize: 12 },
    versionRecords: [],
    docsVersion: '1.0.0',
    importCosts: { date: '2026-11-16', versions: {}, components: {}, adapters: {} },
    sections: [
      { folder: 'guides', path: '/x/guides', product: null, navigation: guides },
      {
        folder: 'widgets',
        path: '/x/react-widgets',
        navigation: widgets,
        product: {
          id: 'x-widgets',
          folder: 'widgets',
          path: '/x/react-widgets',
          apiPath: '/x/api/widgets',
          packages: ['@mui/x-widgets'],
          metadata: 'Mini',
          name: 'Widgets',
          icon: 'table',
          tagline: { en: 'One value at a time.', zh: '一次一个数值。' },
          highlights: [],
          versions: [{ text: 'v1', href: '/x/react-widgets', current: true }],
        },
      },
    ],
    languages: byLanguage(
      { label: 'English', tag: 'en', locale: 'en-GB', isFinished: true },
      { label: '中文', tag: 'zh-CN', locale: 'zh-CN', isFinished: false },
    ),
    library: {
      metadata: '',
      name: 'Mini',
      versions: [{ text: 'v1', href: '/x/guides', current: true }],
    },
    titles: byLanguage<Record<string, string>>(
      {},
      { '/x/react-widgets/dial': '旋钮', '/x/guides-group': '指南' },
    ),
    messages: byLanguage<DocsMessages>(
      {
        prose: english,
        api: { ...en.api, plans: tags },
        markdownExport: en.pageCopy,
        errors: en.errors,
        news: en.news,
        templates: {},
        examples: {},
        builder: {},
        codemods: {},
        routes: { '/': { title: 'Mini' } },
        shell: { shell: { home: 'Home' } },
        late: { settings: { mode: 'Mode' } },
      },
      {
        prose: { ...english, copy: '复制', callouts: { ...callouts, info: '说明' } },
        api: { ...zh.api, plans: tags },
        markdownExport: zh.pageCopy,
        errors: zh.errors,
        news: zh.news,
        templates: {},
        examples: {},
        builder: {},
        codemods: {},
        routes: { '/': { title: '迷你' } },
        shell: { shell: { home: '首页' } },
        late: { settings: { mode: '模式' } },
      },
    ),
    templatesDir: path.join(folder, 'templates'),
    templates: [],
    synonyms: byLanguage([], []),
    popularPages: ['/x/react-widgets/dial', '/x/nowhere'],
    standalonePaths: ['/'],
    coreGroups: [{ pathname: '/getting-started', href: 'https://core.example.com/start/' }],
    themeStore: 'https://example.com/themes/',
    renamedPages: {},
    publishedAnchors: {},
    origin: 'https://docs.example.com',
    librarySourceRoot: 'https://git.example.com/mini/tree/v1/',
    repositoryUrl: 'https://git.example.com/mini',
    sourceRoot: 'https://git.example.com/mini/blob/',
    editRoot: 'https://git.example.com/mini/edit/',
    commitReference: null,
    sourceDate: null,
    watching: false,
  };
}
