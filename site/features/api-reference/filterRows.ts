import { fillSlots } from '#model/fillSlots.ts';

const texts = new WeakMap<Element, string>();

/** Shows the rows that hold every word of a query; returns what to announce. */
export function filterRows(section: HTMLElement, query: string): string {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = [...section.querySelectorAll<HTMLElement>('tbody > tr, li')].filter(
    (row) => !row.closest('td'),
  );
  let shown = 0;
  for (const row of rows) {
    const text = textOf(row);
    row.hidden = !words.every((word) => text.includes(word));
    shown += row.hidden ? 0 : 1;
  }
  section.querySelectorAll<HTMLElement>(':scope > section').forEach((group) => {
    group.hidden = !group.querySelector('li:not([hidden])');
  });
  const none = section.querySelector<HTMLElement>('.api-none');
  if (none) {
    none.hidden = shown > 0;
  }
  const pattern = section.querySelector<HTMLElement>('[data-shown]')?.dataset.shown ?? '';
  return fillSlots(pattern, { shown: String(shown), count: String(rows.length) });
}

function textOf(row: Element): string {
  let text = texts.get(row);
  if (text === undefined) {
    text = (row.textContent ?? '').toLowerCase();
    texts.set(row, text);
  }
  return text;
}
