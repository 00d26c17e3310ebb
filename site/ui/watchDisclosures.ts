/**
 * Closes every `<details data-disclosure>`, also one that the build wrote: by Escape, by a press or the focus elsewhere,
 * and on a link, which may lead to another page without a new document.
 */
export function watchDisclosures(): void {
  for (const type of ['pointerdown', 'focusin', 'click', 'keydown']) {
    document.addEventListener(type, closeDisclosures);
  }
}

function closeDisclosures(event: Event): void {
  const { type, target } = event;
  const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-disclosure][open]')) {
    const isInside = target instanceof Element && details.contains(target);
    if (isInside ? isEscape || (type === 'click' && target.closest('a')) : type !== 'keydown') {
      details.open = false;
      if (isEscape) {
        details.querySelector('summary')?.focus();
      }
    }
  }
}
