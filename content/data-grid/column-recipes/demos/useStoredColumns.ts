import * as React from 'react';
import type { GridApiPro, GridInitialState } from '@mui/x-data-grid-pro';

type StoredState = Pick<GridInitialState, 'columns' | 'pinnedColumns'>;

function read(key: string): StoredState | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as StoredState;
  } catch {
    return undefined; // nothing stored, not JSON, or no access to the storage
  }
}

/** Keeps widths, order, visibility, and pinned columns in the local storage. */
export function useStoredColumns(apiRef: React.RefObject<GridApiPro | null>, key: string) {
  const [initialState] = React.useState(() => read(key));

  const save = React.useCallback(() => {
    if (apiRef.current) {
      const { columns, pinnedColumns } = apiRef.current.exportState();
      localStorage.setItem(key, JSON.stringify({ columns, pinnedColumns }));
    }
  }, [apiRef, key]);

  return { initialState, save };
}
