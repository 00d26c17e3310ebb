import { Parser } from 'htmlparser2';

/** What a document says about itself, as the server sends it. */
export interface CrawledPage {
  path: string;
  status: number;
  /** Copies for machines and feeds are none. */
  isDocument: boolean;
  title: string;
  /** `name` or `property` of a meta tag to its contents. */
  metas: Record<string, string[]>;
  /** Elements of the head that point somewhere: relation, language, address. */
  links: { rel: string; hreflang: string; href: string }[];
  /** Addresses that links of the body have. */
  hrefs: string[];
  ids: Set<string>;
  /** Ids that more than one element has. */
  repeatedIds: string[];
  /** What is there to be read without script. */
  text: { h1: string[]; emptyHeadings: number; letters: number; frames: number };
}

/** Elements whose content is no part of the document, or not to be read. */
const unread = new Set(['script', 'style', 'template']);

const isHeading = (name: string) => /^h[1-4]$/.test(name);

/** Reads what a document says about itself; an answer without HTML says nothing. */
export function readCrawledPage(path: string, status: number, html: string | null): CrawledPage {
  const page: CrawledPage = {
    path,
    status,
    isDocument: html !== null,
    title: '',
    metas: {},
    links: [],
    hrefs: [],
    ids: new Set(),
    repeatedIds: [],
    text: { h1: [], emptyHeadings: 0, letters: 0, frames: 0 },
  };
  const open: string[] = [];
  const isIn = (name: string) => open.includes(name);
  let mainText = '';
  let headingText = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      const isHidden = isIn('template');
      open.push(name);
      if (isHidden) {
        return;
      }
      readElement(page, name, attributes, isIn);
      if (isHeading(name)) {
        headingText = '';
      }
    },
    ontext(text) {
      if (open.some((name) => unread.has(name))) {
        return;
      }
      if (isIn('head')) {
        page.title += open.at(-1) === 'title' ? text : '';
        return;
      }
      headingText += text;
      mainText += isIn('main') ? text : '';
    },
    onclosetag(name) {
      open.splice(open.lastIndexOf(name), 1);
      if (isHeading(name) && !isIn('template')) {
        const heading = headingText.trim();
        page.text.emptyHeadings += heading === '' && isIn('main') ? 1 : 0;
        page.text.h1.push(...(name === 'h1' ? [heading] : []));
      }
    },
  });
  parser.write(html ?? '');
  parser.end();
  page.text.letters = mainText.trim().length;
  return page;
}

function readElement(
  page: CrawledPage,
  name: string,
  attributes: Record<string, string>,
  isIn: (name: string) => boolean,
): void {
  const { id, href = '', content = '' } = attributes;
  if (id !== undefined && id !== '') {
    if (page.ids.has(id)) {
      page.repeatedIds.push(id);
    }
    page.ids.add(id);
  }
  const key = attributes.name ?? attributes.property;
  if (name === 'meta' && key !== undefined) {
    (page.metas[key] ??= []).push(content);
  } else if (name === 'link' && isIn('head')) {
    page.links.push({ rel: attributes.rel ?? '', hreflang: attributes.hreflang ?? '', href });
  } else if (name === 'a' && attributes.href !== undefined) {
    page.hrefs.push(href);
  } else if (name === 'iframe' && attributes.src !== undefined && isIn('main')) {
    page.text.frames += 1;
  }
}
