import * as React from 'react';
import Box from '@mui/material/Box';
import {
  gridFilteredSortedRowIdsSelector,
  gridRowSelectionStateSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';

/** Shows below the rows what an export would write to the file. */
export function CsvPreview() {
  const apiRef = useGridApiContext();
  const rowIds = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
  const selection = useGridSelector(apiRef, gridRowSelectionStateSelector);
  const fields = useGridSelector(apiRef, gridVisibleColumnFieldsSelector);
  const [csv, setCsv] = React.useState('');

  React.useEffect(() => {
    setCsv(apiRef.current.getDataAsCsv());
  }, [apiRef, rowIds, selection, fields]);

  return (
    <Box
      component="pre"
      aria-label="Contents of the CSV file"
      tabIndex={0}
      sx={{
        m: 0,
        p: 1.5,
        minHeight: 110,
        overflowX: 'auto',
        borderTop: 1,
        borderColor: 'divider',
        fontSize: 13,
      }}
    >
      {csv}
    </Box>
  );
}
