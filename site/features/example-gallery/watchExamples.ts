import { interpolate } from '#model/Messages.ts';
import { onEachPage } from '#site/platform/navigation/onEachPage.ts';
import { type ExampleFilter, filterNames, readFilter, writeFilter } from './exampleFilter.ts';

/** Makes the filters of the gallery work: they hide cards, say how many are left, and are kept in the address. */
export function watchExamples(): void {
  onEachPage(() => {
    const form = document.querySelector<HTMLFormElement>('form[data-example-filters]');
    const gallery = form?.closest('[data-examples]');
    if (form && gallery) {
      startFilters(form, gallery);
    }
  });
}

function startFilters(form: HTMLFormElement, gallery: Element): void {
  const cards = [...gallery.querySelectorAll<HTMLElement>('li[data-question]')];
  const status = gallery.querySelector<HTMLElement>('[role="status"]');
  const whole = status?.textContent ?? '';

  function fieldOf(name: string): RadioNodeList | HTMLSelectElement | null {
    const field = form.elements.namedItem(name);
    return field instanceof RadioNodeList || field instanceof HTMLSelectElement ? field : null;
  }

  function show(filter: ExampleFilter) {
    let count = 0;
    for (const card of cards) {
      card.hidden = filterNames.some((name) => filter[name] && card.dataset[name] !== filter[name]);
      count += card.hidden ? 0 : 1;
    }
    if (status) {
      const { some = '', none = '' } = status.dataset;
      const text = count === cards.length ? whole : count === 0 ? none : some;
      status.textContent = interpolate(text, { count: String(count) });
    }
  }

  function change() {
    const filter = readFilter((name) => fieldOf(name)?.value ?? '');
    show(filter);
    const search = writeFilter(location.search, filter);
    history.replaceState(history.state, '', location.pathname + search + location.hash);
  }

  form.addEventListener('change', change);
  form.addEventListener('submit', (event) => event.preventDefault());
  // The fields have their first values only after the event.
  form.addEventListener('reset', () => setTimeout(change));

  const query = new URLSearchParams(location.search);
  const asked = readFilter((name) => query.get(name) ?? '');
  for (const name of filterNames) {
    const field = fieldOf(name);
    if (field && asked[name]) {
      field.value = asked[name];
      // What is no value of the field is not asked for, and would leave a menu without any.
      if (field instanceof HTMLSelectElement && field.selectedIndex === -1) {
        field.selectedIndex = 0;
      }
      asked[name] = field.value;
    }
  }
  show(asked);
}
