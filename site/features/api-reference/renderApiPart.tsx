import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Dictionary } from '#model/Dictionary.ts';
import { Strings } from '#site/platform/i18n/Strings.tsx';
import { ApiContext, type ApiPageContext } from './ApiContext.tsx';

/** Renders a part of the reference to HTML; it is never hydrated, so none of it ships as script. */
export function renderApiPart(
  children: ReactNode,
  strings: Dictionary,
  context: ApiPageContext,
): string {
  const html = renderToStaticMarkup(
    <Strings strings={strings}>
      <ApiContext value={context}>{children}</ApiContext>
    </Strings>,
  );
  // React knows `hidden` as a switch only and would drop its value.
  return html.replaceAll(' data-fold=""', ' hidden="until-found"');
}
