/** The filters of the gallery: names of fields, of parameters of the address, and of data attributes of cards. */
export const filterNames = ['question', 'data', 'plan'] as const;

/** The value of each filter; empty where any will do. */
export type ExampleFilter = Record<(typeof filterNames)[number], string>;

/** Collects the filters from a form or an address. */
export function readFilter(read: (name: keyof ExampleFilter) => string): ExampleFilter {
  return { question: read('question'), data: read('data'), plan: read('plan') };
}

/** The query with the filters that are set, replacing those it had before. */
export function writeFilter(search: string, filter: ExampleFilter): string {
  const query = new URLSearchParams(search);
  for (const name of filterNames) {
    if (filter[name]) {
      query.set(name, filter[name]);
    } else {
      query.delete(name);
    }
  }
  const text = query.toString();
  return text && `?${text}`;
}
