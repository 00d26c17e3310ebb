import type { ReactElement } from 'react';
import { docs, toolHash } from 'virtual:docs/server';
import type { ApiPart } from '#model/Block.ts';
import type { Language } from '#model/Language.ts';
import { ApiDocument, TabDocument } from '#site/features/api-reference/ApiDocument.tsx';
import { ApiIndex } from '#site/features/api-reference/ApiIndex.tsx';
import { renderApiPart } from './features/api-reference/ApiContext.tsx';

const renderingCode = toolHash(docs.config.root, [
  'model/api/*.ts',
  'site/features/api-reference/*.{ts,tsx}',
]);

/** HTML of a part of the API reference; the same values are rendered once, be it for the document or its payload. */
export async function loadApiPart(part: ApiPart, language: Language): Promise<string> {
  const { messages, librarySourceRoot: sourceRoot, docsVersion } = docs.config;
  const apiMessages = messages[language].api;

  function render(children: ReactElement, owner: string | null): Promise<string> {
    return docs.cache.remember(
      'api-html',
      [
        renderingCode,
        language,
        part.kind,
        JSON.stringify([apiMessages, sourceRoot, docsVersion, children.props]),
      ],
      async () =>
        renderApiPart(children, apiMessages, { language, sourceRoot, docsVersion, owner }),
    );
  }

  if (part.kind === 'index') {
    const entries = (await docs.apis()).filter(({ product }) => product === part.product);
    return render(<ApiIndex entries={entries} />, null);
  }
  const api = await docs.api(part.path, language);
  if (!api) {
    throw new Error(`The reference has no page at ${part.path}.`);
  }
  return part.kind === 'page'
    ? render(<ApiDocument api={api} />, null)
    : render(<TabDocument api={api} guide={part.guide} />, api.name);
}
