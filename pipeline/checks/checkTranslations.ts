import type { Page } from '#model/Page.ts';
import type { AuthorProblem } from '#pipeline/content-files/AuthorError.ts';

/** Checks that a translation has the anchors and demos of the English page, so that links work in every language. */
export function checkTranslation(english: Page, translation: Page): AuthorProblem[] {
  if (translation.bodyLanguage === english.bodyLanguage) {
    return [];
  }
  const parts = [
    {
      what: 'anchors',
      en: english.headings.map(({ id }) => id),
      other: translation.headings.map(({ id }) => id),
    },
    {
      what: 'demos',
      en: english.demos.map(({ name }) => name),
      other: translation.demos.map(({ name }) => name),
    },
  ];
  return parts.flatMap(({ what, en, other }) => {
    const missing = en.filter((id) => !other.includes(id));
    const extra = other.filter((id) => !en.includes(id));
    if (missing.length === 0 && extra.length === 0) {
      return [];
    }
    const message = `The translation's ${what} differ from the English page's: missing ${list(missing)}; not in English ${list(extra)}.`;
    return [
      {
        file: translation.sourceFile,
        line: 1,
        message,
        fix: `Use the same ${what} in both files.`,
      },
    ];
  });
}

function list(names: string[]): string {
  return names.join(', ') || 'none';
}
