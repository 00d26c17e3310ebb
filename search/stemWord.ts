const endings = ['ation', 'able', 'ing', 'ion', 'ed'];
const vowel = /[aeiouy]/;

/**
 * The part of an English word that its forms share: `editing`, `edited` and `edits` become `edit`.
 * Deliberately light: it joins forms of one word and leaves different words apart.
 */
export function stemWord(word: string): string {
  if (word.length < 4 || !isLatin(word)) {
    return word;
  }
  const singular = withoutPlural(word);
  const ending = endings.find((each) => singular.endsWith(each));
  const base = ending ? singular.slice(0, -ending.length) : singular;
  if (!ending || base.length < 2 || !vowel.test(base)) {
    return withoutVerbEnding(withoutFinalE(singular), singular);
  }
  const isDoubled = base.length > 3 && base.at(-1) === base.at(-2) && !/[aeiousl]$/.test(base);
  return isDoubled ? base.slice(0, -1) : withoutVerbEnding(withoutFinalE(base), singular);
}

/** `migrate`, `migrating` and `migrated` lose the `at` that `migration` has lost with its ending; `format` and `repeat` keep theirs. */
function withoutVerbEnding(base: string, word: string): string {
  return base !== word && base.length > 4 && /[^eo]at$/.test(base) ? base.slice(0, -2) : base;
}

function withoutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) {
    return `${word.slice(0, -3)}y`;
  }
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) {
    return word.slice(0, -2);
  }
  return word.endsWith('s') && !/[su]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutFinalE(word: string): string {
  return word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word;
}

function isLatin(word: string): boolean {
  for (let index = 0; index < word.length; index += 1) {
    const code = word.charCodeAt(index);
    if (code < 97 || code > 122) {
      return false;
    }
  }
  return true;
}
