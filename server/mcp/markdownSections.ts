/** A heading of a Markdown copy. */
export interface CopyHeading {
  level: number;
  id: string;
  text: string;
  /** Index of its line. */
  line: number;
}

/** The headings with an anchor, outside of code blocks. */
export function headingsOf(markdown: string): CopyHeading[] {
  let fence: string | null = null;
  return markdown.split('\n').flatMap((text, line) => {
    const [ticks] = /^`{3,}/.exec(text) ?? [];
    if (ticks !== undefined && (fence === null || text === fence)) {
      fence = fence === null ? ticks : null;
    }
    const heading = fence === null ? /^(#{1,3}) (.*) \{#([^}]+)\}$/.exec(text) : null;
    return heading ? [{ level: heading[1]!.length, text: heading[2]!, id: heading[3]!, line }] : [];
  });
}

/** A section of a copy with everything below its heading; null when the page has no such anchor. */
export function sectionOf(markdown: string, id: string): string | null {
  const headings = headingsOf(markdown);
  const start = headings.findIndex((heading) => heading.id === id);
  const heading = headings[start];
  if (!heading) {
    return null;
  }
  const end = headings.slice(start + 1).find(({ level }) => level <= heading.level);
  return markdown.split('\n').slice(heading.line, end?.line).join('\n').trim();
}
