import path from 'node:path';
import { chartFormLimits, chartForms, chartPalettes } from '#content/charts/chartForms.ts';
import { componentParts } from '#content/componentParts.ts';
import { errorScopes } from '#content/errors/errorScopes.ts';
import { internalMessages } from '#content/errors/internalMessages.ts';
import { languages } from '#content/languages.ts';
import { library } from '#content/library.ts';
import { messageTopics } from '#content/messageTopics.ts';
import { apiScopes, exampleTraits, propGroupRules, sections } from '#content/sections.ts';
import { standalonePaths } from '#content/standalonePaths.ts';
import bench from '#content/quality/bench.json' with { type: 'json' };
import importCosts from '#content/quality/importCosts.json' with { type: 'json' };
import visit from '#content/quality/visit.json' with { type: 'json' };
import { popularPages } from '#content/popularPages.ts';
import publishedAnchors from '#content/publishedAnchors.json' with { type: 'json' };
import { renamedPages } from '#content/renamedPages.ts';
import { coreGroups, themeStore } from '#content/coreLibrary.ts';
import { news } from '#content/whats-new/news.ts';
import { repository } from '#content/repository.ts';
import { templates } from '#content/templates.ts';
import { docsVersion, installedVersion } from '#content/version.ts';
import type en from '#content/translations/en.json';
import { type Language, languageCodes, textIn } from '#model/Language.ts';
import { completeMessages, type Messages } from '#model/Messages.ts';
import type { SiteFigures } from '#model/SiteFigures.ts';
import { templatePath } from '#model/Template.ts';
import { offlinePath } from '#model/offline.ts';
import { readVersionRecords } from './api/versionHistory.ts';
import type { DocsConfig } from './docs/DocsConfig.ts';
import { readEnv } from './env.ts';
import type { DocsMessages } from './docs/messages.ts';

/** The configuration of the real site: everything in `content/`, with folders relative to the given root. */
export function contentConfig(root: string, { watching }: { watching: boolean }): DocsConfig {
  const { commitReference, sourceDate, repository: own } = readEnv(process.env);
  const filesAt = (view: 'blob' | 'edit') => own && `${own.url}/${view}/${own.branch}/`;
  return {
    root,
    contentDir: path.join(root, 'content'),
    cacheDir: path.join(root, '.cache'),
    templatesDir: path.join(root, 'templates'),
    templates,
    sections,
    apiScopes,
    importCosts,
    versionRecords: readVersionRecords(path.join(root, 'content')),
    docsVersion,
    propGroupRules,
    componentParts,
    exampleTraits,
    news,
    chartForms: { plans: chartForms, limits: chartFormLimits, palettes: chartPalettes },
    errorScopes,
    internalMessages: Object.values(internalMessages).flat(),
    figures: siteFigures(),
    languages,
    library,
    titles: byLanguage(({ titles }) => titles),
    messages: byLanguage(({ messages }, language) => docsMessages(messages, language)),
    synonyms: byLanguage(({ synonyms }) => synonyms),
    popularPages,
    standalonePaths,
    coreGroups,
    themeStore,
    renamedPages,
    publishedAnchors,
    origin: repository.origin,
    repositoryUrl: repository.url,
    sourceRoot: filesAt('blob'),
    librarySourceRoot: `${repository.url}/tree/v${installedVersion}/`,
    editRoot: filesAt('edit'),
    commitReference,
    sourceDate,
    watching,
  };
}

function siteFigures(): SiteFigures {
  const { pages, demos, links, findings } = visit;
  return {
    pages,
    demos,
    links,
    findings: Object.values(findings).reduce((sum, count) => sum + count, 0),
    scriptSize: bench.budgets.find(({ metric }) => metric === 'js')?.worst ?? 0,
  };
}

type SiteMessages = typeof en;

function byLanguage<T>(
  read: (content: (typeof languages)[Language], language: Language) => T,
): Record<Language, T> {
  const entries = languageCodes.map((code) => [code, read(languages[code], code)]);
  return Object.fromEntries(entries) as Record<Language, T>;
}

/** The messages of a language by where they are used. English fills the gaps, in the browser for what it loads by topic. */
function docsMessages(own: Messages, language: Language): DocsMessages {
  const messages = completeMessages<SiteMessages>(own, languages.en.messages);
  const { api, code, tags, prose, pageCopy, errors, templates: templateMessages } = messages;
  return {
    prose: { ...prose, ...code, tags },
    api: { ...api, ...code, plans: tags },
    markdownExport: pageCopy,
    errors,
    templates: templateMessages,
    examples: messages.examples,
    builder: messages.builder,
    news: messages.news,
    codemods: messages.codemods,
    routes: {
      '/': { ...messages.home, highlights: highlightsIn(language) },
      '/playground': messages.playground,
      ...previewMessages(templateMessages),
      [offlinePath]: messages.offline,
    },
    shell: topicsOf(own, 'shell'),
    late: topicsOf(own, 'late'),
  };
}

/** Highlights of the products, by folder and number. */
function highlightsIn(language: Language): Messages {
  const entries = sections.map(({ folder, product }): [string, Messages] => [
    folder,
    Object.fromEntries(
      (product?.highlights ?? []).map((text, index) => [index + 1, textIn(text, language)]),
    ),
  ]);
  return Object.fromEntries(entries.filter(([, texts]) => Object.keys(texts).length > 0));
}

/** Messages of each template's preview: its own title and description, and those of the bar. */
function previewMessages({ list, ...shared }: SiteMessages['templates']): Record<string, Messages> {
  const texts: Record<string, { title: string; description: string }> = list;
  return Object.fromEntries(
    templates.map(({ name }) => [templatePath(name), { ...shared, ...texts[name] }]),
  );
}

function topicsOf(messages: Messages, delivery: 'shell' | 'late'): Messages {
  const deliveries: Record<string, string> = messageTopics;
  return Object.fromEntries(
    Object.entries(messages).filter(([topic]) => deliveries[topic] === delivery),
  );
}
