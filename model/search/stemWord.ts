/**
 * The part of an English word that its forms share: `editing`, `edited` and `edits` become `edit`.
 * Deliberately light: it joins forms of one word and leaves different words apart.
 */
export function stemWord(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) {
    return word;
  }
  const singular = word
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x|z)es$|(?<=[^su])s$/, '');
  const base = singular.replace(/(?<=[aeiouy][a-z]*[a-z])(ing|ed|er|able|ation|ion)$/, '');
  const doubled = base === singular ? base : base.replace(/([bdfgmnprt])\1$/, '$1');
  return doubled.replace(/(?<=[a-z]{3})e$/, '');
}
