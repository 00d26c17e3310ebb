import { planOfCode } from '#model/Plan.ts';
import type { Page } from '#model/Page.ts';
import type { SectionPhrases } from '#pipeline/content-files/readPhrases.ts';
import type { DemoRecord, SearchRecord, SectionRecord } from '#search/SearchRecord.ts';

/** The last section of every page only names other pages. */
const linksOnward = 'next-steps';

interface GuideInput {
  page: Page;
  /** Title in the navigation, which is shorter than that of the page. */
  title: string;
  trail: string[];
  phrases: SectionPhrases;
  /**
   * Whether it is about earlier versions. Breaking changes have the names of what they are about, so hundreds of them
   * would hide its own page: they are found as text of the section above them, and the guide counts as minor.
   */
  isMigration?: boolean;
  /** Whether its subject is not built yet. */
  isPlanned?: boolean;
}

/** A Markdown page → itself, its sections and its demos. */
export function guideRecords({
  page,
  title,
  trail,
  phrases,
  isMigration = false,
  isPlanned = false,
}: GuideInput): SearchRecord[] {
  const { path, meta, demos } = page;
  const lead: string[] = [meta.description];
  const sections: SectionRecord[] = [];
  const found: DemoRecord[] = [];
  let texts = lead;
  const sectionTexts = new Map<SectionRecord, string[]>();

  for (const block of page.blocks) {
    if (block.kind === 'prose') {
      for (const { heading, text } of block.sections) {
        if (heading?.id === linksOnward) {
          texts = [];
          continue;
        }
        if (heading && isMigration && heading.level === 3) {
          texts.push(heading.text);
        } else if (heading) {
          const section: SectionRecord = {
            kind: 'section',
            path,
            id: heading.id,
            title: page.headings.find(({ id }) => id === heading.id)?.text ?? heading.text,
            parent: heading.level === 3 ? (lastTop(page, heading.id)?.text ?? null) : null,
            plan: meta.plan,
            phrases: phrases[heading.id] ?? [],
            text: '',
          };
          sections.push(section);
          texts = [];
          sectionTexts.set(section, texts);
        }
        texts.push(text);
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
  sectionTexts.forEach((lines, section) => {
    section.text = lines.join(' ');
  });
  return [
    {
      kind: 'page',
      role: 'guide',
      path,
      title,
      trail,
      plan: meta.plan,
      featured: !isMigration,
      state: isPlanned ? 'planned' : 'written',
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
