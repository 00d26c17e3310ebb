/** How long the mark of the start outlives its focus, so that moving on does not flicker (S9.5). */
export const focusVisibleReset = 100;

/**
 * Puts the focus, visibly, on a stop of its own right before a demo, so that the next Tab enters the demo.
 * The stop goes away with its focus: a reader who did not ask for it never meets it.
 */
export function focusStart(stage: Element | null, label: string, className: string): void {
  if (!stage) {
    return;
  }
  const stop = document.createElement('button');
  stop.type = 'button';
  stop.className = className;
  stop.textContent = label;
  stop.addEventListener('blur', () => setTimeout(() => stop.remove(), focusVisibleReset));
  stage.before(stop);
  stop.focus();
}
