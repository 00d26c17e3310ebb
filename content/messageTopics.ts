import type en from './translations/en.json';

/**
 * When the messages of a topic reach the browser: `shell` with the first load, `late` with the first thing a reader
 * opens, `page` with the page that shows them, `build` never, because they are only part of prerendered HTML.
 */
export const messageTopics = {
  prose: 'build',
  shell: 'shell',
  settings: 'late',
  search: 'late',
  tags: 'shell',
  page: 'shell',
  pageCopy: 'build',
  demo: 'shell',
  demoTools: 'late',
  inspector: 'late',
  code: 'shell',
  notFound: 'shell',
  error: 'shell',
  offline: 'late',
  home: 'page',
  liveCode: 'late',
  playground: 'page',
  feedback: 'late',
  ads: 'late',
  card: 'shell',
  api: 'build',
  errors: 'build',
  quality: 'build',
  versions: 'late',
  templates: 'page',
  examples: 'page',
  builder: 'page',
  codemods: 'page',
  news: 'build',
} as const satisfies Record<keyof typeof en, 'shell' | 'late' | 'page' | 'build'>;
