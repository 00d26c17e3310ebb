/** Beginnings of well-known keys and tokens. */
const keyPrefix = /^(?:sk|pk|rk|gh[opsu]|glpat|xox[abps]|AKIA|ASIA|eyJ|Bearer)[-_A-Z\d]/;

/**
 * Whether a text may hold something its writer would not want to be kept: an address, a number of a person or a card,
 * a key, a token or a password. It errs on the side of secrecy.
 */
export function looksSecret(text: string): boolean {
  const digits = text.replace(/[\s().+-]/g, '');
  return (
    /:\/\/|\S@\S+\.\S/.test(text) ||
    /\d{7}/.test(digits) ||
    /pass(?:word|wd|phrase)?\s*[:=]|secret\s*[:=]|token\s*[:=]/i.test(text) ||
    text.split(/\s+/).some(isSecretWord)
  );
}

/** A name of the library has few digits and reads as words; a key does neither. */
function isSecretWord(word: string): boolean {
  const digits = word.match(/\d/g)?.length ?? 0;
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  const isMixed = digits >= 3 && letters >= 3 && word.length >= 10;
  const isHex = /^[\da-f-]{12,}$/i.test(word) && digits > 0;
  return keyPrefix.test(word) || isMixed || isHex || word.length > 48;
}
