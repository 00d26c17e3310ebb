/**
 * Sections whose components look the same on a server; running them would take several times as long. A grid leaves no trace
 * there, so every other demo is taken to have one.
 */
const plainSections = /^(?:date-pickers|tree-view)\//;

/** Components that draw nothing, or something else, before they know how large they are. */
const measuring = /class="[^"]*\bMui(?:DataGrid|Chart|Gauge|SparkLine)/;

/** Whether a demo may be rendered on a server; `isCompleteRender` then tells whether that was enough. */
export function canRenderOnServer(id: string): boolean {
  return plainSections.test(id);
}

/** Whether what a server has rendered is what a reader sees: something, and nothing that has to measure itself. */
export function isCompleteRender(html: string): boolean {
  const hasText = html.replace(/<style.*?<\/style>|<[^>]*>/gs, '').trim() !== '';
  const isVisible = hasText || /<(?:svg|img|input|button|canvas)\b/.test(html);
  return isVisible && !measuring.test(html);
}
