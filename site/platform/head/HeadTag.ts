/** A tag in the head of a document. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; hrefLang?: string; blocking?: string };

/** The tags as HTML. */
export function headHtml(tags: readonly HeadTag[]): string {
  return tags.map(tagHtml).join('');
}

function tagHtml(tag: HeadTag): string {
  if ('title' in tag) {
    return `<title>${escapeHtml(tag.title)}</title>`;
  }
  if ('tagName' in tag) {
    const { tagName, hrefLang, ...attributes } = tag;
    // A client navigation replaces the style sheet of a page, but not those of the site.
    const marks = tag.rel === 'stylesheet' ? { 'data-page-style': '' } : {};
    const language = hrefLang === undefined ? {} : { hreflang: hrefLang };
    return `<${tagName}${attributesHtml({ ...attributes, ...language, ...marks })}>`;
  }
  return `<meta${attributesHtml(tag)}>`;
}

/** Attributes with their values escaped. */
export function attributesHtml(attributes: Record<string, string | undefined>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
