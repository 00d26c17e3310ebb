import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Language } from '#model/Language.ts';
import { Providers } from '#site/platform/Providers.tsx';

/** HTML that `hydrateReact` takes over in the browser, with the same `id`. */
export function prerenderReact(content: ReactNode, language: Language, id: string): string {
  return renderToString(<Providers language={language}>{content}</Providers>, {
    identifierPrefix: id,
  });
}
