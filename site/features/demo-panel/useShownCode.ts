import { useEffect, useState } from 'react';
import type { CodeVariant } from '#model/CodePreferences.ts';
import type { PageSources } from '#model/PageSources.ts';
import type { DemoOutline, VariantOutline } from '#model/PageView.ts';
import type { PanelCode } from './PanelCode.ts';
import { fetchPageSources } from './fetchPageSources.ts';

interface Wanted {
  outline: DemoOutline;
  pagePath: string;
  code: PanelCode;
  codeVariant: CodeVariant;
  variant: VariantOutline | null;
}

/** Highlighted code in a variant. */
export interface ShownCode extends PanelCode {
  codeVariant: CodeVariant;
}

/** The code a reader wants to see; what the page does not hold is fetched, and until then the page's own is shown. */
export function useShownCode({ outline, pagePath, code, codeVariant, variant }: Wanted): ShownCode {
  const [sources, setSources] = useState<PageSources | null>(null);
  const isInPage = codeVariant === 'TS' && variant === outline.variants[0];

  useEffect(() => {
    if (isInPage || sources) {
      return;
    }
    let mounted = true;
    fetchPageSources(pagePath).then(
      (fetched) => mounted && setSources(fetched),
      // What is on the page stays; the next choice asks again.
      () => {},
    );
    return () => {
      mounted = false;
    };
  }, [pagePath, isInPage, sources]);

  const source = sources?.demos.find(
    (demo) => demo.name === outline.name && demo.styling === variant?.styling,
  );
  if (isInPage || !source) {
    return { ...code, codeVariant: 'TS' };
  }
  const html = (file: { tsHtml: string; jsHtml: string }) =>
    codeVariant === 'JS' ? file.jsHtml : file.tsHtml;
  return {
    codeVariant,
    files: source.files.map(html),
    preview: source.preview && html(source.preview),
  };
}
