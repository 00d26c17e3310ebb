import { mountReact } from '#site/platform/islands/mountReact.tsx';
import { navigatedEvent } from '#site/platform/navigation/onEachPage.ts';
import { Comparison } from './Comparison.tsx';

/** Starts the comparison: what is chosen is compared and becomes part of the address. */
export function openComparison(form: HTMLFormElement): void {
  const results = form.parentElement?.querySelector('[data-version-results]');
  if (!results) {
    return;
  }
  const asked = new URLSearchParams(location.search);
  for (const name of ['package', 'from', 'to']) {
    const field = form.elements.namedItem(name);
    const value = asked.get(name);
    if (value !== null && field instanceof HTMLInputElement) {
      field.value = value.slice(0, 20);
    }
    const isOffered =
      field instanceof HTMLSelectElement && [...field.options].some((each) => each.value === value);
    if (value !== null && isOffered) {
      field.value = value;
    }
  }
  const unmount = mountReact(results, <Comparison form={form} />);
  form.addEventListener('submit', (event) => event.preventDefault());
  addEventListener(navigatedEvent, unmount, { once: true });
}
