/** Adds a sentence to the first paragraph of a Markdown page. */
export function addSentence(markdown: string, sentence: string): string {
  const end = /^---\n[\s\S]*?\n---\n+[^\n#:|>-][^\n]*/.exec(markdown)?.[0].length;
  if (end === undefined) {
    throw new Error('The page does not begin with front matter and a paragraph.');
  }
  return `${markdown.slice(0, end)} ${sentence}${markdown.slice(end)}`;
}
