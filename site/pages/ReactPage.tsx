import type { ReactNode } from 'react';
import type { Messages } from '#model/Messages.ts';
import { ErrorBoundary } from '#site/features/error-page/ErrorBoundary.tsx';
import type { TemplateSnapshot } from '#site/features/template-gallery/BareTemplate.tsx';
import { MessagesProvider } from '#site/platform/i18n/useMessages.tsx';

/** A page that is a React app as a whole, with the data that starts it; written into the document as JSON. */
export type ReactPage =
  | { kind: 'playground'; messages: Messages }
  | { kind: 'template'; name: string; messages: Messages }
  | { kind: 'bare-template'; name: string }
  | { kind: 'offline'; messages: Messages };

/** Keeps ids that React generates the same at build and in the browser. */
export const reactPagePrefix = 'page-';

/** The content of such a page; its code is loaded here. */
export async function createReactPage(
  page: ReactPage,
  snapshot?: TemplateSnapshot,
): Promise<ReactNode> {
  return <ErrorBoundary>{await createContent(page, snapshot)}</ErrorBoundary>;
}

async function createContent(page: ReactPage, snapshot?: TemplateSnapshot): Promise<ReactNode> {
  switch (page.kind) {
    case 'playground': {
      const { Playground } = await import('#site/features/playground/Playground.tsx');
      return (
        <MessagesProvider topic="playground" messages={page.messages}>
          <Playground />
        </MessagesProvider>
      );
    }
    case 'template': {
      const { TemplatePreview } =
        await import('#site/features/template-gallery/TemplatePreview.tsx');
      return (
        <MessagesProvider topic="templates" messages={page.messages}>
          <TemplatePreview name={page.name} />
        </MessagesProvider>
      );
    }
    case 'bare-template': {
      const { BareTemplate } = await import('#site/features/template-gallery/BareTemplate.tsx');
      return <BareTemplate name={page.name} {...(snapshot && { snapshot })} />;
    }
    case 'offline': {
      const { OfflinePage } = await import('#site/features/offline/OfflinePage.tsx');
      return (
        <MessagesProvider topic="offline" messages={page.messages}>
          <OfflinePage />
        </MessagesProvider>
      );
    }
    default:
      return page satisfies never;
  }
}
