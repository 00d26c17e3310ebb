/**
 * Runs in every document. Playwright puts text into a field by setting its value, which React takes for its own doing, so
 * nobody would hear of it; this way it arrives like text that was typed or pasted.
 */
export function insertLikeReaders() {
  const insertText = (text) => {
    let element = document.activeElement;
    while (element?.shadowRoot) {
      element = element.shadowRoot.activeElement;
    }
    // Playwright goes on in the frame it is given.
    const isFrame = element?.localName === 'iframe';
    return isFrame ? element : document.execCommand('insertText', false, text);
  };
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insertText, set: () => {} });
}

/**
 * Changes a command that adds a script of a test to every document. Between two documents Firefox has an empty one, in
 * which it must not run: storage is refused there, and the error would count as one of the page.
 */
export function skipEmptyDocument(command) {
  if (command.method !== 'script.addPreloadScript') {
    return command;
  }
  const isEmpty = `window === top && document.URL === 'about:blank'`;
  const run = command.params.functionDeclaration;
  const functionDeclaration = `(...args) => (${isEmpty} ? undefined : (${run})(...args))`;
  return { ...command, params: { ...command.params, functionDeclaration } };
}

/** Sets a property of pages; runs with the rights of the browser, which it grants for `--remote-allow-system-access`. */
export function scriptFor(contexts, property, value) {
  return `{
    const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs');
    for (const id of ${JSON.stringify(contexts)}) {
      const context = NavigableManager.getBrowsingContextById(id);
      if (context) {
        context.top[${JSON.stringify(property)}] = ${JSON.stringify(value)};
      }
    }
  }`;
}
