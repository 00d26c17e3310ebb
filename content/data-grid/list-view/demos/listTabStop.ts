import * as React from 'react';
import type { useGridApiRef } from '@mui/x-data-grid-pro';

/** Makes the first item reachable with Tab. A list has no column headers, where the focus starts otherwise. */
export function useListTabStop(apiRef: ReturnType<typeof useGridApiRef>, field: string | null) {
  React.useEffect(() => {
    const api = apiRef.current;
    const id = api?.getSortedRowIds()[0];
    if (api && id !== undefined && field !== null) {
      api.setState((state) => ({
        ...state,
        tabIndex: { ...state.tabIndex, cell: { id, field }, columnHeader: null },
      }));
    }
  }, [apiRef, field]);
}
