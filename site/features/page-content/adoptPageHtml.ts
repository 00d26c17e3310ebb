import type { PageHtml } from '#model/PageHtml.ts';
import type { PageView } from '#model/PageView.ts';

/** Reads a page's HTML back from the document it was prerendered into, so that it need not be sent twice. */
export function adoptPageHtml(view: PageView): PageHtml {
  const blocks = view.blocks.map((outline, index) => {
    const element = document.querySelector(`[data-block="${index}"]`);
    if (outline.kind !== 'demo') {
      return { html: element?.innerHTML ?? '', code: [] };
    }
    return {
      html: element?.querySelector('[data-demo-snapshot]')?.innerHTML ?? '',
      code: [...(element?.querySelectorAll('[data-code-file] code') ?? [])].map(
        (code) => code.innerHTML,
      ),
    };
  });
  return { blocks, styles: { ids: [], css: '' } };
}
