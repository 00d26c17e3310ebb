import path from 'node:path';
import en from '#content/translations/en.json' with { type: 'json' };
import zh from '#content/translations/zh.json' with { type: 'json' };
import type { DocsConfig } from '#pipeline/DocsConfig.ts';
import { navigation as guides } from './content/guides/navigation.ts';
import { navigation as widgets } from './content/widgets/navigation.ts';

const callouts = { info: 'Note', success: 'Tip', warning: 'Caution', error: 'Danger' };
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
  groups: 'Choose',
  sectionFeedback: 'Comment on “{title}”',
  callouts,
  tags,
};

/** A documentation of six pages for tests; `folder` is a copy of this one when a test changes files. */
export function miniSiteConfig(cacheDir: string, folder = import.meta.dirname): DocsConfig {
  return {
    root: folder,
    contentDir: path.join(folder, 'content'),
    cacheDir,
    apiScopes: [],
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
          tagline: { en: 'One value at a time.', zh: '一次一个数值。' },
          versions: [{ text: 'v1', href: '/x/react-widgets', current: true }],
        },
      },
    ],
    languageConfig: {
      defaultLanguage: 'en',
      languages: ['en'],
      languagesInProgress: ['zh'],
      prerendered: ['en', 'zh'],
      labels: { en: 'English', zh: '中文' },
    },
    library: {
      metadata: '',
      name: 'Mini',
      versions: [{ text: 'v1', href: '/x/guides', current: true }],
    },
    titles: { en: {}, zh: { '/x/react-widgets/dial': '旋钮', '/x/guides-group': '指南' } },
    strings: {
      en: english,
      zh: { ...english, copy: '复制', callouts: { ...callouts, info: '说明' } },
    },
    referenceStrings: { en: { ...en.api, plans: tags }, zh: { ...zh.api, plans: tags } },
    copyStrings: { en: en.pageCopy, zh: zh.pageCopy },
    qualityStrings: { en: en.quality, zh: zh.quality },
    templatesDir: path.join(folder, 'templates'),
    templates: [],
    templateStrings: { en: {}, zh: {} },
    routeStrings: { en: { '/': { title: 'Mini' } }, zh: { '/': { title: '迷你' } } },
    dictionaries: { en: { shell: { home: 'Home' } }, zh: { shell: { home: '首页' } } },
    lateDictionaries: {
      en: { settings: { mode: 'Mode' } },
      zh: { settings: { mode: '模式' } },
    },
    synonyms: { en: [], zh: [] },
    popularPages: ['/x/react-widgets/dial', '/x/nowhere'],
    standalonePaths: ['/'],
    origin: 'https://docs.example.com',
    librarySourceRoot: 'https://git.example.com/mini/tree/v1/',
    repositoryUrl: 'https://git.example.com/mini',
    sourceRoot: 'https://git.example.com/mini/blob/',
    editRoot: 'https://git.example.com/mini/edit/',
    commitReference: null,
    watching: false,
  };
}
