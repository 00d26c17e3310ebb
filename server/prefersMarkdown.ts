/**
 * Tells whether an `accept` header asks for Markdown rather than a page: it must name it, and give nothing that a page
 * is more weight. Browsers never name it; `*` and `text/*` mean whatever is usual.
 */
export function prefersMarkdown(header: string | undefined): boolean {
  if (!header?.toLowerCase().includes('text/markdown')) {
    return false;
  }
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [type = '', ...parameters] = item.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => /^q\s*=/.test(parameter));
    const weight = quality === undefined ? 1 : Number(quality.replace(/^q\s*=\s*/, ''));
    weights.set(type, Number.isNaN(weight) ? 0 : weight);
  }
  const markdown = weights.get('text/markdown') ?? 0;
  const page = weights.get('text/html') ?? weights.get('application/xhtml+xml') ?? 0;
  return markdown > 0 && markdown >= page;
}
