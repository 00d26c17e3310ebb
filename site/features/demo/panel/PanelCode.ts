import { useEffect, useState } from 'react';
import type { CodeVariant } from '#model/Preferences.ts';
import type { PageSources } from '#model/PagePayload.ts';
import type { DemoOutline, VariantOutline } from '#model/PageView.ts';
import { fetchPageSources } from '#site/platform/navigation/fetchOnce.ts';

/** A demo's highlighted code in the document: TypeScript, in the first styling. */
export interface PanelCode {
  files: string[];
  preview: string | null;
}

/** Reads a demo's code back from its prerendered panel, so that it need not be sent twice. */
export function readPanelCode(panel: Element): PanelCode {
  const html = (selector: string) =>
    [...panel.querySelectorAll(`${selector} code`)].map((code) => code.innerHTML);
  return { files: html('[data-code-file]'), preview: html('[data-code-preview]')[0] ?? null };
}

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

/** The code in the reader's variant and styling; fetched if it is not in the document, which is shown until then. */
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
      // The code in the document stays; the next choice tries again.
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
