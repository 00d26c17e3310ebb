import * as React from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { useGridApiContext } from '@mui/x-data-grid-pro';
import type { GridHeaderFilterCellProps } from '@mui/x-data-grid-pro';

/** A cell with one search field. It filters with the first operator of the column. */
export function SearchCell({
  colDef,
  colIndex,
  height,
  width,
  item,
  hasFocus,
  tabIndex,
}: GridHeaderFilterCellProps) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const label = `Filter ${colDef.headerName ?? colDef.field}`;

  // Arrow keys of the grid move the focus to this cell.
  React.useEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  const apply = (text: string) => {
    const value = colDef.type === 'number' ? Number(text) : text;
    apiRef.current.upsertFilterItem({ ...item, value: text === '' ? undefined : value });
  };

  return (
    <Box
      role="columnheader"
      aria-colindex={colIndex + 1}
      aria-label={label}
      sx={{ width, height, display: 'flex', px: 1.25, borderBottom: 1, borderColor: 'divider' }}
    >
      <InputBase
        fullWidth
        type={colDef.type === 'number' ? 'number' : 'search'}
        placeholder="Filter"
        inputRef={inputRef}
        inputProps={{ 'aria-label': label, tabIndex }}
        value={item.value ?? ''}
        onChange={(event) => apply(event.target.value)}
        onMouseDown={(event) => apiRef.current.setColumnHeaderFilterFocus(colDef.field, event)}
      />
    </Box>
  );
}
