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
  // Read so that the preview follows what changes the export.
  useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
  useGridSelector(apiRef, gridRowSelectionStateSelector);
  useGridSelector(apiRef, gridVisibleColumnFieldsSelector);

  return (
    <Box
      component="pre"
      aria-label="Contents of the CSV file"
      tabIndex={0}
      sx={{ m: 0, p: 1.5, overflowX: 'auto', borderTop: 1, borderColor: 'divider', fontSize: 13 }}
    >
      {apiRef.current.getDataAsCsv()}
    </Box>
  );
}
