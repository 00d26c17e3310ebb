import * as React from 'react';
import type { GridPaginationModel } from '@mui/x-data-grid';
import { fetchPage } from './lighthouseServer';
import type { LighthousePage } from './lighthouseServer';

/** Loads a page when the model changes; ignores answers that are no longer current. */
export function useLighthousePage(model: GridPaginationModel) {
  const [answer, setAnswer] = React.useState<{ to: GridPaginationModel; page: LighthousePage }>();

  React.useEffect(() => {
    let isCurrent = true;
    fetchPage(model).then((page) => {
      if (isCurrent) {
        setAnswer({ to: model, page });
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [model]);

  return { page: answer?.page, loading: answer?.to !== model };
}
