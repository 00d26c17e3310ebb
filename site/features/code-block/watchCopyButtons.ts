/** How long a button says that it copied: in static prose, and in a component that runs (S4.8). */
export const copiedFor = { prose: 2000, component: 1200 };

/**
 * Inline script at the end of the body: copying by button, and by Ctrl+C or ⌘C over a block of code (S5.3). It works as
 * soon as the page can be read, without the framework.
 */
export function watchCopyButtons(): void {
  /** The block under the pointer or around the focus. */
  let current: Element | null = null;

  document.addEventListener('click', ({ target }) => {
    const button = closest(target, '.MuiCode-copy');
    const code = button?.parentElement?.querySelector('pre');
    // A tool of a demo copies more than the code beside it, and does so itself.
    if (button && code && !button.dataset.tool) {
      copy(button, code.textContent);
    }
  });

  const enter = ({ target }: Event) => {
    current = closest(target, blockSelector) ?? current;
  };
  document.addEventListener('mouseover', enter);
  document.addEventListener('focusin', enter);
  document.addEventListener('mouseout', ({ target, relatedTarget }) => {
    const isInside = relatedTarget instanceof Node && current?.contains(relatedTarget);
    if (current && !isInside && closest(target, blockSelector) === current) {
      const button = copyButton(current);
      if (button === document.activeElement) {
        button?.blur();
      }
      current = null;
    }
  });
  document.addEventListener('focusout', ({ target }) => {
    if (closest(target, blockSelector) === current) {
      current = null;
    }
  });

  document.addEventListener('keydown', (event) => {
    const button = current && copyButton(current);
    if (button && isCopyKey(event) && !hasSelection(event.target)) {
      // The click is reported as what it is.
      const action = String(button.getAttribute(actionAttribute));
      button.setAttribute(actionAttribute, action.replace('click', 'keyboard'));
      button.click();
      button.setAttribute(actionAttribute, action);
    }
  });
}

const blockSelector = '.MuiCode-root';
const actionAttribute = 'data-ga-event-action';
const timers = new WeakMap<Element, number>();

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

function copyButton(block: Element): HTMLElement | null {
  return block.querySelector('.MuiCode-copy');
}

function copy(button: HTMLElement, text: string): void {
  // Absent where the site is not served by HTTPS.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const written = clipboard ? clipboard.writeText(text) : Promise.reject();
  const isComponent = button.hasAttribute('data-component');
  // Prose says so at once; a component waits for what becomes of it.
  if (!isComponent) {
    sayCopied(button, copiedFor.prose);
  }
  written.then(
    () => isComponent && sayCopied(button, copiedFor.component),
    () => {},
  );
}

function sayCopied(button: HTMLElement, duration: number): void {
  const label = button.querySelector('.MuiCode-copyLabel');
  if (!label) {
    return;
  }
  const { dataset } = button;
  const name = (dataset.name ??= button.getAttribute('aria-label') ?? '');
  const text = (dataset.label ??= label.textContent);
  label.textContent = dataset.copied ?? '';
  button.setAttribute('aria-label', label.textContent);
  dataset.showsCopied = '';
  clearTimeout(timers.get(button));
  timers.set(
    button,
    window.setTimeout(() => {
      label.textContent = text;
      button.setAttribute('aria-label', name);
      delete dataset.showsCopied;
    }, duration),
  );
}

function isCopyKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'c';
}

/** Whether there is something else to copy: selected text on the page, or in a field. */
function hasSelection(target: EventTarget | null): boolean {
  const { selectionStart = 0, selectionEnd = 0 } = (target ?? {}) as Partial<HTMLInputElement>;
  return String(getSelection()) !== '' || (selectionEnd ?? 0) > (selectionStart ?? 0);
}
