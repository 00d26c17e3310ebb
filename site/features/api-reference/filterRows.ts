import { interpolate } from '#model/Messages.ts';

const texts = new WeakMap<Element, string>();
/** The row a reader had before their eyes when they began to filter a section, and where it was. */
const places = new WeakMap<Element, { row: Element; top: number }>();

/** Rows of a section, or entries of an index. */
export function rowElements(section: Element): HTMLElement[] {
  return [...section.querySelectorAll<HTMLElement>('.api-rows > *, :scope > section > ul > li')];
}

/** Shows the rows whose name and type hold every word and that have every chosen facet; returns what to announce. */
export function filterRows(section: HTMLElement): string {
  const query = section.querySelector('input')?.value ?? '';
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const chosen = pressedFacets(section);
  const isFiltered = words.length + chosen.length > 0;
  if (isFiltered && !places.has(section)) {
    rememberPlace(section);
  }
  const rows = rowElements(section);
  for (const row of rows) {
    const text = textOf(row);
    const own = row.dataset.facets?.split(' ') ?? [];
    row.hidden = !(
      words.every((word) => text.includes(word)) && chosen.every((facet) => own.includes(facet))
    );
  }
  const shownRows = rows.filter((row) => !row.hidden);
  section.querySelectorAll<HTMLElement>('.api-group, :scope > section').forEach((group) => {
    group.hidden = !shownRows.some((row) => group.contains(row));
  });
  const none = section.querySelector<HTMLElement>('.api-none');
  if (none) {
    none.hidden = shownRows.length > 0;
  }
  keepPlace(section, isFiltered);
  const { shown: pattern = '', all } =
    section.querySelector<HTMLElement>('[data-shown]')?.dataset ?? {};
  return isFiltered || all === undefined
    ? interpolate(pattern, { shown: String(shownRows.length), count: String(rows.length) })
    : all;
}

/** Shows every row again. */
export function clearFilter(section: HTMLElement): string {
  const input = section.querySelector('input');
  if (input) {
    input.value = '';
  }
  section
    .querySelectorAll('.api-facets button')
    .forEach((button) => button.setAttribute('aria-pressed', 'false'));
  return filterRows(section);
}

function pressedFacets(section: Element): string[] {
  return [
    ...section.querySelectorAll<HTMLButtonElement>('.api-facets button[aria-pressed="true"]'),
  ].map(({ value }) => value);
}

/** Name and type: words of descriptions would find too much, and for tags there are facets. */
function textOf(row: Element): string {
  let text = texts.get(row);
  if (text === undefined) {
    const selector = 'summary > code:nth-child(-n + 2), :scope > :is(a, code, details)';
    text = [...row.querySelectorAll(selector)].map(withoutTags).join(' ').toLowerCase();
    texts.set(row, text);
  }
  return text;
}

function withoutTags({ childNodes }: Element): string {
  return [...childNodes]
    .filter((node) => !(node instanceof Element && node.matches('.tag')))
    .map(({ textContent }) => textContent)
    .join('');
}

function rememberPlace(section: HTMLElement): void {
  const row = firstVisible(section);
  if (row) {
    places.set(section, { row, top: row.getBoundingClientRect().top });
  }
}

/** What is found starts below the bar that the reader types in; without a filter they are back where they were. */
function keepPlace(section: HTMLElement, isFiltered: boolean): void {
  const place = places.get(section);
  if (!isFiltered && place) {
    places.delete(section);
    scrollBy({ top: place.row.getBoundingClientRect().top - place.top, behavior: 'instant' });
  } else if (isFiltered) {
    const bar = section.querySelector('.api-head');
    const stop = bar ? parseFloat(getComputedStyle(bar).insetBlockStart) || 0 : 0;
    const { top } = section.getBoundingClientRect();
    if (top < stop) {
      scrollBy({ top: top - stop, behavior: 'instant' });
    }
  }
}

/** The row a reader has before their eyes; null while they are above the section. */
export function firstVisible(section: HTMLElement): HTMLElement | null {
  if (section.getBoundingClientRect().top >= 0) {
    return null;
  }
  const bar = section.querySelector('.api-head')?.getBoundingClientRect().bottom ?? 0;
  return (
    rowElements(section).find((row) => !row.hidden && row.getBoundingClientRect().bottom > bar) ??
    null
  );
}
