import path from 'node:path';
import { apiScopes } from '#content/apiScopes.ts';
import { languageConfig } from '#content/languages.ts';
import { library } from '#content/library.ts';
import { sections } from '#content/sections.ts';
import { standalonePaths } from '#content/standalonePaths.ts';
import { popularPages } from '#content/popularPages.ts';
import { repository } from '#content/repository.ts';
import { synonyms } from '#content/synonyms.ts';
import { templates } from '#content/templates.ts';
import { installedVersion } from '#content/version.ts';
import en from '#content/translations/en.json' with { type: 'json' };
import { titles as titlesEn } from '#content/translations/titles.en.ts';
import { titles as titlesZh } from '#content/translations/titles.zh.ts';
import zh from '#content/translations/zh.json' with { type: 'json' };
import type { Dictionary } from '#model/Dictionary.ts';
import { templatePath } from '#model/templatePaths.ts';
import { offlinePath } from '#model/workerScope.ts';
import type { DocsConfig } from './DocsConfig.ts';
import type { ProseStrings } from './markdown/ParseContext.ts';
import { readCommitReference } from './packages/readCommitReference.ts';
import type { ReferenceStrings } from './reference/ReferenceStrings.ts';

/** The configuration of the real site: everything `content/` says, with folders below the given root. */
export function contentConfig(root: string, { watching }: { watching: boolean }): DocsConfig {
  return {
    root,
    contentDir: path.join(root, 'content'),
    cacheDir: path.join(root, '.cache'),
    templatesDir: path.join(root, 'templates'),
    templates,
    sections,
    apiScopes,
    languageConfig,
    library,
    titles: { en: titlesEn, zh: titlesZh },
    strings: { en: proseStrings(en), zh: proseStrings(zh) },
    referenceStrings: { en: referenceStrings(en), zh: referenceStrings(zh) },
    copyStrings: { en: en.pageCopy, zh: zh.pageCopy },
    qualityStrings: { en: en.quality, zh: zh.quality },
    templateStrings: { en: en.templates, zh: zh.templates },
    routeStrings: {
      en: {
        '/': en.home,
        '/x': en.overview,
        '/playground': en.playground,
        ...previewStrings(en.templates),
        [offlinePath]: en.offline,
      },
      zh: {
        '/': zh.home,
        '/x': zh.overview,
        '/playground': zh.playground,
        ...previewStrings(zh.templates),
        [offlinePath]: zh.offline,
      },
    },
    dictionaries: { en: shellStrings(en), zh: shellStrings(zh) },
    lateDictionaries: { en: lateStrings(en), zh: lateStrings(zh) },
    synonyms,
    popularPages,
    standalonePaths,
    origin: repository.origin,
    repositoryUrl: repository.url,
    sourceRoot: repository.sourceRoot,
    librarySourceRoot: `${repository.url}/tree/v${installedVersion}/`,
    editRoot: repository.editRoot,
    commitReference: readCommitReference(process.env),
    watching,
  };
}

/** Topics whose words are not needed before a reader opens something. */
const lateTopics = ['settings', 'search', 'demoTools', 'liveCode', 'offline', 'feedback', 'ads'];

/** Topics that are part of compiled HTML, or of a single page. */
const pageTopics = [
  'prose',
  'api',
  'pageCopy',
  'quality',
  'home',
  'overview',
  'playground',
  'templates',
];

/** Words of each template's preview: its own title and description, and those of the bar. */
function previewStrings({ list, ...shared }: typeof en.templates): Record<string, Dictionary> {
  const texts: Record<string, { title: string; description: string }> = list;
  return Object.fromEntries(
    templates.map(({ name }) => [templatePath(name), { ...shared, ...texts[name] }]),
  );
}

function lateStrings(strings: Dictionary): Dictionary {
  return Object.fromEntries(
    Object.entries(strings).filter(([topic]) => lateTopics.includes(topic)),
  );
}

function shellStrings(strings: Dictionary): Dictionary {
  const elsewhere = [...lateTopics, ...pageTopics];
  return Object.fromEntries(
    Object.entries(strings).filter(([topic]) => !elsewhere.includes(topic)),
  );
}

function referenceStrings({ api, code, tags }: typeof en): ReferenceStrings {
  return { ...api, ...code, plans: tags };
}

function proseStrings({ prose, code, tags }: typeof en): ProseStrings {
  return { ...prose, ...code, tags };
}
