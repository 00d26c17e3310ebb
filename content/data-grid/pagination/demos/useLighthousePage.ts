import * as React from 'react';
import type { GridPaginationModel } from '@mui/x-data-grid';
import { fetchPage } from './lighthouseServer';
import type { LighthousePage } from './lighthouseServer';

/** Loads a page when the model changes; ignores answers that are no longer current. */
export function useLighthousePage(model: GridPaginationModel) {
  const [answer, setAnswer] = React.useState<{ to: GridPaginationModel; page: LighthousePage }>();
  const [seenCount, setSeenCount] = React.useState(-1);

  React.useEffect(() => {
    let isCurrent = true;
    fetchPage(model).then((page) => {
      if (isCurrent) {
        setAnswer({ to: model, page });
        if (page.nextCursor === null) {
          setSeenCount(model.page * model.pageSize + page.rows.length);
        }
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [model]);

  return {
    page: answer?.page,
    loading: answer?.to !== model,
    /** How many rows there are, once the last page was loaded; `-1` before. */
    seenCount,
  };
}
