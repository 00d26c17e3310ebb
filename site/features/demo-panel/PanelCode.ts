/** Highlighted code that a page holds of a demo from the start: TypeScript, in the styling shown first. */
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
