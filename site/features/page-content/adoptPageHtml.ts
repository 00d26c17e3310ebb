import type { PageHtml } from '#model/PageHtml.ts';
import type { PageView } from '#model/PageView.ts';

/** Reads a page's HTML back from the document it was prerendered into, so that it need not be sent twice. */
export function adoptPageHtml(view: PageView): PageHtml {
  const blocks = view.blocks.map((outline, index) => {
    const element = document.querySelector(`[data-block="${index}"]`);
    return outline.kind === 'demo'
      ? {
          html: element?.querySelector('[data-demo-snapshot]')?.innerHTML ?? '',
          panel: element?.querySelector('[data-demo-panel]')?.innerHTML ?? '',
        }
      : { html: element?.innerHTML ?? '', panel: '' };
  });
  return { blocks, styles: { ids: [], css: '' } };
}
