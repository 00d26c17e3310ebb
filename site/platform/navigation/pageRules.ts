/** Takes the rules of a page's demos out of its nodes. */
export function takeRules(main: DocumentFragment | undefined): HTMLStyleElement | null {
  const rules = main?.querySelector<HTMLStyleElement>('style[data-emotion]') ?? null;
  rules?.remove();
  return rules;
}

/**
 * Has the browser read the rules of a page the reader is about to open: for a page of grids, that is a fifth of the time it
 * takes to show it. They apply to nothing that is shown. Emotion must not find them yet, because they go if the reader does not come.
 */
export function readRulesAhead(rules: HTMLStyleElement | null): void {
  removeAhead();
  if (rules) {
    rules.dataset.ahead = rules.dataset.emotion;
    delete rules.dataset.emotion;
    document.head.append(rules);
  }
}

/** Puts the rules of a page in place of those of the last one, unless Emotion, which started there, counts on them. */
export function showRules(rules: HTMLStyleElement | null): void {
  document.head.querySelector('style[data-page-rules]:not([data-s])')?.remove();
  if (rules) {
    rules.dataset.pageRules = '';
    if (rules.dataset.ahead !== undefined) {
      rules.dataset.emotion = rules.dataset.ahead;
      delete rules.dataset.ahead;
    }
    if (!rules.isConnected) {
      document.head.append(rules);
    }
  }
  removeAhead();
}

function removeAhead(): void {
  document.head.querySelector('style[data-ahead]')?.remove();
}
