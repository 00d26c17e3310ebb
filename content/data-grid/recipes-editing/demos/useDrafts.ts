import * as React from 'react';
import type { Seedling } from './seedlings.data';

/** Keeps edited rows apart from the saved ones until `save` or `discard` is called. */
export function useDrafts(initialRows: Seedling[]) {
  const [saved, setSaved] = React.useState<Seedling[]>(initialRows);
  const [drafts, setDrafts] = React.useState<ReadonlyMap<number, Seedling>>(new Map());
  const rows = React.useMemo(() => saved.map((row) => drafts.get(row.id) ?? row), [saved, drafts]);

  return {
    rows,
    drafts,
    processRowUpdate: (newRow: Seedling) => {
      const before = saved.find(({ id }) => id === newRow.id);
      const isSame = JSON.stringify(before) === JSON.stringify(newRow);
      setDrafts((all) => {
        const next = new Map(all);
        if (isSame) {
          next.delete(newRow.id);
        } else {
          next.set(newRow.id, newRow);
        }
        return next;
      });
      return newRow;
    },
    save: () => {
      setSaved(rows);
      setDrafts(new Map());
    },
    discard: () => setDrafts(new Map()),
  };
}
