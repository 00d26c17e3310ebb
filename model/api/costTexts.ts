import { interpolate } from '#model/Messages.ts';
import { type ApiCost, type ImportCost, kilobytes } from './ImportCost.ts';

/** The messages about what an import costs. */
export interface CostMessages {
  size: string;
  lazy: string;
  alternative: string;
  adapters: string;
  adapter: string;
  note: string;
}

/** What readers learn about the cost of an import, sentence by sentence. */
export interface CostTexts {
  /** Its size, and what loads later. */
  size: string;
  /** A smaller component, with a place for the link to it; null where there is none. */
  alternative: { text: string; name: string; path: string } | null;
  /** The date adapters to choose from; null where none is set. */
  adapters: string | null;
  /** How it was measured. */
  note: string;
}

/** Says what an import costs, the same on the page and in its Markdown copy. */
export function costTexts(cost: ApiCost, messages: CostMessages): CostTexts {
  const { alternative } = cost;
  const sentences = [interpolate(messages.size, sizes(cost))];
  if (cost.lazy > 0) {
    sentences.push(interpolate(messages.lazy, { size: kilobytes(cost.lazy) }));
  }
  const list = cost.adapters.map(({ name, cost: { total } }) =>
    interpolate(messages.adapter, { name, size: kilobytes(total) }),
  );
  return {
    size: sentences.join(' '),
    alternative: alternative && {
      name: alternative.name,
      path: alternative.path,
      text: messages.alternative.replace('{size}', kilobytes(cost.total - alternative.cost.total)),
    },
    adapters: list.length > 0 ? interpolate(messages.adapters, { list: list.join(', ') }) : null,
    note: messages.note,
  };
}

/** Values of a message that names both sizes. */
export function sizes({ own, total }: ImportCost): { own: string; total: string } {
  return { own: kilobytes(own), total: kilobytes(total) };
}
