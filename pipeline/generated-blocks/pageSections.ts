import type { Page } from '#model/Page.ts';

/** A section of a page with everything below its heading up to the next one. */
export interface PageSection {
  /** Anchor; empty for what precedes the first heading. */
  id: string;
  title: string;
  level: 2 | 3;
  /** Its text, and the code of its demos. */
  body: string;
}

/** Cuts a page at its headings; unlike the records of the search, a section includes the code of its demos. */
export function pageSections(page: Page): PageSection[] {
  let current: PageSection = { id: '', title: '', level: 2, body: '' };
  const sections = [current];
  for (const block of page.blocks) {
    if (block.kind === 'prose') {
      for (const { heading, text } of block.sections) {
        if (heading) {
          // The text of a heading in the block includes its tags.
          const title = page.headings.find(({ id }) => id === heading.id)?.text ?? heading.text;
          current = { id: heading.id, title, level: heading.level, body: '' };
          sections.push(current);
        }
        current.body += ` ${text}`;
      }
    } else if (block.kind === 'demo') {
      const source = page.demos.find(({ name }) => name === block.name);
      const files = source?.variants.flatMap((variant) => variant.files) ?? [];
      current.body += ` ${files.map(({ ts }) => ts).join(' ')}`;
    }
  }
  return sections;
}
