import path from 'node:path';
import { apiScopes } from '#content/apiScopes.ts';
import { languageConfig } from '#content/languages.ts';
import { library } from '#content/library.ts';
import { sections } from '#content/sections.ts';
import { standalonePaths } from '#content/standalonePaths.ts';
import { repository } from '#content/repository.ts';
import { installedVersion } from '#content/version.ts';
import en from '#content/translations/en.json' with { type: 'json' };
import { titles as titlesEn } from '#content/translations/titles.en.ts';
import { titles as titlesZh } from '#content/translations/titles.zh.ts';
import zh from '#content/translations/zh.json' with { type: 'json' };
import type { Dictionary } from '#model/Dictionary.ts';
import type { DocsConfig } from './DocsConfig.ts';
import type { ProseStrings } from './markdown/ParseContext.ts';
import type { ReferenceStrings } from './reference/ReferenceStrings.ts';

/** The configuration of the real site: everything `content/` says, with folders below the given root. */
export function contentConfig(root: string, { watching }: { watching: boolean }): DocsConfig {
  return {
    root,
    contentDir: path.join(root, 'content'),
    cacheDir: path.join(root, '.cache'),
    sections,
    apiScopes,
    languageConfig,
    library,
    titles: { en: titlesEn, zh: titlesZh },
    strings: { en: proseStrings(en), zh: proseStrings(zh) },
    referenceStrings: { en: referenceStrings(en), zh: referenceStrings(zh) },
    routeStrings: {
      en: { '/': en.home, '/x': en.overview },
      zh: { '/': zh.home, '/x': zh.overview },
    },
    dictionaries: { en: shellStrings(en), zh: shellStrings(zh) },
    standalonePaths,
    origin: repository.origin,
    repositoryUrl: repository.url,
    librarySourceRoot: `${repository.url}/tree/v${installedVersion}/`,
    editRoot: repository.editRoot,
    watching,
  };
}

/** Words inside compiled HTML, and those of a single page, would only weigh on every other page. */
function shellStrings({
  prose: _prose,
  api: _api,
  home: _home,
  overview: _overview,
  ...shell
}: typeof en): Dictionary {
  return shell;
}

function referenceStrings({ api, code, tags }: typeof en): ReferenceStrings {
  return { ...api, ...code, plans: tags };
}

function proseStrings({ prose, code, tags }: typeof en): ProseStrings {
  return { ...prose, ...code, tags };
}
