/** How long a button in prose says that it copied (S4.8). */
const copiedFor = 2000;

/** Copies the code beside a button; one listener serves every block, present and future. */
export function watchCopyButtons(): void {
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('.MuiCode-copy') : null;
    const code = button?.parentElement?.querySelector('pre')?.textContent;
    const label = button?.querySelector('.MuiCode-copyLabel');
    if (!button || !label || code === undefined || code === null) {
      return;
    }
    navigator.clipboard.writeText(code).catch(() => {
      // Refused by the browser or the reader: the code can still be selected by hand.
    });
    button.dataset.label ??= label.textContent ?? '';
    label.textContent = button.dataset.copied ?? '';
    button.dataset.showsCopied = '';
    clearTimeout(timers.get(button));
    timers.set(
      button,
      setTimeout(() => {
        label.textContent = button.dataset.label ?? '';
        delete button.dataset.showsCopied;
      }, copiedFor),
    );
  });
}
