import { createContext, type ReactNode, use } from 'react';
import type { Description } from '#model/api/Api.ts';
import type { Language } from '#model/Language.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Messages } from '#model/Messages.ts';
import { LanguageProvider } from '#site/platform/i18n/LanguageProvider.tsx';
import { MessagesProvider } from '#site/platform/i18n/useMessages.tsx';

/** What every component of the reference needs to know about its page. */
export interface ApiPageContext {
  language: Language;
  /** Address that a folder of the documented library is appended to for reading its source. */
  sourceRoot: string;
  /** Version the documentation is labeled with. */
  docsVersion: string;
  /** Prefix of anchors where several exports share a page; null where one has the page for itself. */
  owner: string | null;
}

/** Set around everything `renderApiPart` renders. */
export const ApiContext = createContext<ApiPageContext>({
  language: 'en',
  sourceRoot: '',
  docsVersion: '',
  owner: null,
});

interface DescriptionHtmlProps {
  as: 'div' | 'p';
  description: Description;
  className?: string;
}

/** A text from the types, which is English whatever the reader's language. */
export function DescriptionHtml({ as: Element, description, className }: DescriptionHtmlProps) {
  const { language } = use(ApiContext);
  return (
    <Element
      className={className}
      lang={language === 'en' ? undefined : 'en'}
      dangerouslySetInnerHTML={{ __html: description.html }}
    />
  );
}

/** Renders a part of the reference to HTML; it is never hydrated, so none of it ships as script. */
export function renderApiPart(
  children: ReactNode,
  messages: Messages,
  context: ApiPageContext,
): string {
  return renderToStaticMarkup(
    <LanguageProvider language={context.language}>
      <MessagesProvider topic="api" messages={messages}>
        <ApiContext value={context}>{children}</ApiContext>
      </MessagesProvider>
    </LanguageProvider>,
  );
}
