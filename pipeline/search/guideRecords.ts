import { planOfCode } from '#model/planOfCode.ts';
import type { Page } from '#model/Page.ts';
import type { DemoRecord, SearchRecord, SectionRecord } from '#model/search/SearchRecord.ts';
import { plainText } from './plainText.ts';

interface GuideInput {
  page: Page;
  /** Title in the navigation, which is shorter than that of the page. */
  title: string;
  trail: string[];
}

/** Headings in a page's HTML, each with its level and anchor. */
const headingTag = /(?=<h[23] id=")/;
const headingStart = /^<h([23]) id="([^"]+)"[\s\S]*?<\/h\1>/;

/** A Markdown page → itself, its sections and its demos. */
export function guideRecords({ page, title, trail }: GuideInput): SearchRecord[] {
  const { path, meta, demos } = page;
  const lead: string[] = [meta.description];
  const sections: SectionRecord[] = [];
  const found: DemoRecord[] = [];
  let texts = lead;
  const sectionTexts = new Map<SectionRecord, string[]>();

  for (const block of page.blocks) {
    if (block.kind === 'prose') {
      for (const part of block.html.split(headingTag)) {
        const [heading, level, id] = headingStart.exec(part) ?? [];
        if (heading && id) {
          const section: SectionRecord = {
            kind: 'section',
            path,
            id,
            title: page.headings.find((each) => each.id === id)?.text ?? plainText(heading),
            parent: level === '3' ? (lastTop(page, id)?.text ?? null) : null,
            plan: meta.plan,
            text: '',
          };
          sections.push(section);
          texts = [];
          sectionTexts.set(section, texts);
        }
        texts.push(plainText(heading ? part.slice(heading.length) : part));
      }
    } else if (block.kind === 'demo') {
      const source = demos.find(({ name }) => name === block.name);
      const code = source?.variants.flatMap(({ files }) => files.map(({ ts }) => ts)) ?? [];
      found.push({
        kind: 'demo',
        path,
        id: block.name,
        title: inWords(block.name),
        parent: sections.at(-1)?.title ?? null,
        plan: planOfCode(code),
        text: '',
      });
    }
  }
  sectionTexts.forEach((parts, section) => {
    section.text = parts.join(' ');
  });
  return [
    {
      kind: 'page',
      role: 'guide',
      path,
      title,
      trail,
      plan: meta.plan,
      featured: true,
      keywords: [meta.title, ...meta.keywords],
      text: lead.join(' '),
    },
    ...sections,
    ...found,
  ];
}

function lastTop({ headings }: Page, id: string) {
  const at = headings.findIndex((heading) => heading.id === id);
  return headings.slice(0, at).findLast(({ level }) => level === 2);
}

/** `EditLabels` → `Edit labels`. */
function inWords(name: string): string {
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').split(' ');
  return words
    .map((word, index) => (index === 0 || /^[A-Z]+$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
}
