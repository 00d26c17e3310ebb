import { renderToStaticMarkup } from 'react-dom/server';
import { docs, headExtras } from 'virtual:docs/server';
import { galleryPath } from '#model/ChartExample.ts';
import type { DocumentAssets } from '#model/DocumentAssets.ts';
import { parseDocsPath } from '#model/DocsPath.ts';
import { defaultLanguage, type Language, languageCodes } from '#model/Language.ts';
import { branchesAround, branchesOf } from '#model/NavNode.ts';
import { branchPath } from '#model/pagePaths.ts';
import type { PagePayload, PageSources } from '#model/PagePayload.ts';
import type { PageView } from '#model/PageView.ts';
import { templateOfPath } from '#model/Template.ts';
import { demoFilesHtml, preloadScriptHtml } from '#site/features/demo/demoFilesHtml.server.ts';
import { pauseBeforeDemos } from '#site/features/demo/pauseBeforeDemos.server.ts';
import { FeedbackQuestion } from '#site/features/feedback/FeedbackQuestion.tsx';
import { findSitePage, type SitePage } from '#site/pages/findSitePage.server.tsx';
import { buildId } from '#site/platform/env.ts';
import { headHtml } from '#site/platform/head/HeadTag.ts';
import { loadLateMessages } from '#site/platform/i18n/messages.ts';
import { Providers } from '#site/platform/Providers.tsx';
import { documentHtml } from '#site/documentHtml.server.ts';
import { pageTraits } from '#site/pageTraits.server.ts';
import { FooterLinks } from '#site/shell/Footer.tsx';
import { Switchers } from '#site/shell/Header.tsx';
import { renderBranch, renderNavigation } from '#site/shell/renderNavigation.tsx';
import { Shell } from '#site/shell/Shell.tsx';
import { VersionSwitcher } from '#site/shell/VersionSwitcher.tsx';

/** What is written for one address. */
export interface RenderedAddress {
  html: string;
  /** Null where a client navigation loads the document. */
  payload: PagePayload | null;
  /** The page made from Markdown, if it is one. */
  view: PageView | null;
}

/** Renders an address: its document, and what a client navigation to it fetches. */
export async function renderAddress(
  pathname: string,
  assets: DocumentAssets,
): Promise<RenderedAddress> {
  const { language, path } = parseDocsPath(pathname);
  await loadLateMessages(language);
  const page = await findSitePage(path, language);
  const head = headHtml(page.head) + (await headExtras(docs, path, language));
  const inLanguage = (content: React.ReactNode) =>
    renderToStaticMarkup(<Providers language={language}>{content}</Providers>);
  const content = inLanguage(page.content);
  const demoFiles = demoFilesHtml(content, assets.demos);
  const traits = pageTraits(content);
  // A client navigation starts the demos near the screen at once and reads its payload ahead, so it needs no script.
  const early = demoFiles && demoFiles + preloadScriptHtml;
  const main = early + pauseBeforeDemos(content);
  const body = page.hasShell ? await shellHtml(path, language, page, main, inLanguage) : main;
  const { versions } = page.identity;
  const payload: PagePayload | null = page.hasPayload
    ? {
        build: buildId,
        path,
        head,
        branches: branchesAround(await docs.navigation(language), path),
        traits,
        regions: {
          main: demoFiles + content,
          switchers: inLanguage(<Switchers identity={page.identity} />),
          version: inLanguage(<VersionSwitcher versions={versions} />),
          links: inLanguage(<FooterLinks path={path} />),
        },
      }
    : null;
  return { html: documentHtml({ language, head, body, traits, assets }), payload, view: page.view };
}

/** Stands for the content of a page in the HTML of the shell: a large string would be copied and scanned once more. */
const mainMarker = '<!--main-->';

async function shellHtml(
  path: string,
  language: Language,
  { identity }: SitePage,
  main: string,
  inLanguage: (content: React.ReactNode) => string,
): Promise<string> {
  const tree = renderNavigation(await docs.navigation(language), path, language);
  const shell = inLanguage(
    <Shell
      path={path}
      identity={identity}
      navigationHtml={tree}
      feedbackHtml={inLanguage(<FeedbackQuestion rating={null} />)}
    >
      <div dangerouslySetInnerHTML={{ __html: mainMarker }} />
    </Shell>,
  );
  return shell.replace(`<div>${mainMarker}</div>`, () => main);
}

/** The entries of every branch of the navigation tree as HTML, by the path they are fetched from. */
export async function renderBranches(): Promise<Map<string, string>> {
  const branches = new Map<string, string>();
  for (const language of languageCodes) {
    await loadLateMessages(language);
    for (const group of branchesOf(await docs.navigation(language))) {
      branches.set(branchPath(group.id, language), renderBranch(group, language));
    }
  }
  return branches;
}

/** Ids of the demos that have a picture: those in the gallery. */
export async function pictureIds(): Promise<string[]> {
  const page = await docs.visiblePage(galleryPath, defaultLanguage);
  return (
    page?.blocks.flatMap((block) =>
      block.kind === 'examples' ? block.examples.map(({ id }) => id) : [],
    ) ?? []
  );
}

/** The picture of a demo as SVG. */
export async function renderPicture(id: string): Promise<string> {
  const { pictureDemo } = await import('./snapshotDemos.server.tsx');
  return pictureDemo(id);
}

/** The code of a page's demos in every variant and styling; that of a template is one of several files. */
export async function loadSources(path: string): Promise<PageSources> {
  const template = await docs.template(templateOfPath(path) ?? '');
  if (template) {
    return { build: buildId, demos: [template] };
  }
  const page = await docs.page(path, defaultLanguage);
  return { build: buildId, demos: page?.demos.flatMap(({ variants }) => variants) ?? [] };
}
