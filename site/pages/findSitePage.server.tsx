import type { ReactNode } from 'react';
import { demos, docs } from 'virtual:docs/server';
import { siteConfig } from 'virtual:docs/config';
import type { Language } from '#model/Language.ts';
import { findMessage, type Messages } from '#model/Messages.ts';
import { flattenNavigation, type NavPage } from '#model/NavNode.ts';
import { offlinePath } from '#model/offline.ts';
import type { PageView } from '#model/PageView.ts';
import type { Plan } from '#model/Plan.ts';
import type { ProductIdentifier } from '#model/Product.ts';
import { languageHref } from '#model/DocsPath.ts';
import { templateOfBarePath, templateOfPath } from '#model/Template.ts';
import { DemoStage } from '#site/features/demo/stage/DemoStage.tsx';
import { demoPrefix } from '#site/features/demo/DemoElement.ts';
import { NotFound } from '#site/features/error-page/NotFound.tsx';
import { HomePage } from '#site/features/showcase/HomePage.tsx';
import { sceneOf, type SceneHtml, type Showcase } from '#site/features/showcase/Showcase.ts';
import { templateEnd } from '#site/features/template-gallery/BareTemplate.tsx';
import type { HeadTag } from '#site/platform/head/HeadTag.ts';
import { noIndexHead, pageHead, routeHead } from '#site/platform/head/pageHead.ts';
import { MessagesProvider } from '#site/platform/i18n/useMessages.tsx';
import { prerenderReact } from '#site/platform/islands/prerenderReact.tsx';
import { renderPage, renderSnapshots } from '#site/renderPage.server.tsx';
import { DocsPage } from '#site/shell/DocsPage.tsx';
import { createReactPage, type ReactPage, reactPagePrefix } from './ReactPage.tsx';

/** What is at an address. */
export interface SitePage {
  head: HeadTag[];
  /** Whether header, navigation and footer are around it. */
  hasShell: boolean;
  identity: ProductIdentifier;
  content: ReactNode;
  /** Null for pages that are not made from Markdown. */
  view: PageView | null;
  /** False for what can only be a document: error pages, and pages without the shell. */
  hasPayload: boolean;
}

const plain = {
  hasShell: true,
  identity: siteConfig.library,
  view: null,
  hasPayload: true,
} as const;

/** Finds the page at a path; where there is none, the page that says so. */
export async function findSitePage(path: string, language: Language): Promise<SitePage> {
  const markdown = await docs.visiblePage(path, language);
  if (markdown) {
    const view = await docs.view(markdown);
    const rendered = await renderPage(markdown, view);
    return {
      ...plain,
      head: pageHead(view),
      identity: view.identity,
      content: <DocsPage view={view} {...rendered} />,
      view,
    };
  }
  const bareTemplate = templateOfBarePath(path);
  if (bareTemplate !== null) {
    return bareTemplatePage(bareTemplate, language);
  }
  const { messages: all, standalonePaths } = docs.config;
  const messages = all[language].routes[path];
  if (path === offlinePath && messages) {
    return {
      ...plain,
      head: noIndexHead(path, language, messages),
      content: await reactContent({ kind: 'offline', messages }, language),
      hasPayload: false,
    };
  }
  if (!messages || !standalonePaths.includes(path)) {
    return {
      ...plain,
      head: noIndexHead(path, language, null),
      content: <NotFound />,
      hasPayload: false,
    };
  }
  return standalonePage(path, language, messages);
}

async function standalonePage(
  path: string,
  language: Language,
  messages: Messages,
): Promise<SitePage> {
  const message = (key: string) => findMessage(messages, key) ?? '';
  const head = routeHead(languageHref(path, language), message('title'), message('description'));
  if (path === '/') {
    const content = (
      <MessagesProvider topic="home" messages={messages}>
        <HomePage {...await showcase(language)} />
      </MessagesProvider>
    );
    return { ...plain, head, content };
  }
  const name = templateOfPath(path);
  const page: ReactPage =
    name === null ? { kind: 'playground', messages } : { kind: 'template', name, messages };
  const content = await reactContent(page, language);
  return { ...plain, head, hasShell: false, content, hasPayload: false };
}

/** Search engines should show the preview, which has this page in a frame. */
async function bareTemplatePage(name: string, language: Language): Promise<SitePage> {
  return {
    ...plain,
    head: [
      { title: 'Template' },
      { name: 'robots', content: 'noindex' },
      // A page that centers its content would move while the document comes in; it is painted once it is whole.
      { tagName: 'link', rel: 'expect', href: `#${templateEnd}`, blocking: 'render' },
    ],
    hasShell: false,
    content: await reactContent({ kind: 'bare-template', name }, language),
    hasPayload: false,
  };
}

async function reactContent(page: ReactPage, language: Language): Promise<ReactNode> {
  const snapshot = page.kind === 'bare-template' ? await templateSnapshot(page.name) : undefined;
  const html = prerenderReact(await createReactPage(page, snapshot), language, reactPagePrefix);
  return <div data-react-page={JSON.stringify(page)} dangerouslySetInnerHTML={{ __html: html }} />;
}

async function templateSnapshot(name: string): Promise<{ html: string; css: string }> {
  if (import.meta.env.DEV) {
    return { html: '', css: '' };
  }
  const { snapshotTemplate } = await import('#site/snapshotDemos.server.tsx');
  const { html, styles } = await snapshotTemplate(name);
  return { html: html.get(`templates/${name}`) ?? '', css: styles.css };
}

/** The scenes of the products, and what is known about the plans and the site. */
async function showcase(language: Language): Promise<Showcase> {
  const { html, styles } = await renderSnapshots(
    Object.keys(demos).filter((id) => id.endsWith('/Scene')),
  );
  const scenes = siteConfig.products.map(async ({ folder, name }): Promise<[string, SceneHtml]> => {
    const id = `${folder}/Scene`;
    const stage = <DemoStage id={id} name={name} snapshotHtml={html.get(id) ?? ''} />;
    const demo = prerenderReact(stage, language, demoPrefix(sceneOf(folder, name)));
    return [folder, { demo, code: (await docs.demo(id)).files[0]?.tsHtml ?? '' }];
  });
  const guides = flattenNavigation(await docs.navigation(language)).filter(
    (node) => node.kind === 'page' && node.written && !node.path.startsWith('/x/api/'),
  ) as NavPage[];
  const guidesOf = (plan: Plan) => guides.filter(({ tags }) => tags.includes(plan));
  return {
    scenes: new Map(await Promise.all(scenes)),
    snapshotStyles: styles,
    plans: { pro: guidesOf('pro'), premium: guidesOf('premium') },
    figures: docs.config.figures,
  };
}
