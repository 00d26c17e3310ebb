import { mountReact } from '#site/platform/islands/mountReact.tsx';
import { navigatedEvent } from '#site/platform/navigation/onEachPage.ts';
import { SearchResults } from './SearchResults.tsx';

/** Starts the search page: what is typed is searched and becomes part of the address. */
export function openSearchPage(form: HTMLFormElement, results: HTMLElement): void {
  const field = form.elements.namedItem('q');
  if (!(field instanceof HTMLInputElement)) {
    return;
  }
  // What was typed before the code was there counts more than the address.
  field.value ||= new URLSearchParams(location.search).get('q') ?? '';
  const unmount = mountReact(results, <SearchResults field={field} />);
  form.addEventListener('submit', (event) => event.preventDefault());
  addEventListener(navigatedEvent, unmount, { once: true });
}
