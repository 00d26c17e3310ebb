import * as React from 'react';
import Rating from '@mui/material/Rating';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import { cheeses } from './cheeses.data';
import type { Cheese } from './cheeses.data';

// preview-start
function ScoreEditor({
  id,
  field,
  value,
  hasFocus,
  row,
}: GridRenderEditCellParams<Cheese, number>) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLSpanElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [hasFocus]);

  return (
    <Rating
      ref={ref}
      name={`score-${id}`}
      value={value ?? 0}
      getLabelText={(stars) => `${stars} of 5 for ${row.name}`}
      onChange={(_event, stars) =>
        apiRef.current.setEditCellValue({ id, field, value: stars ?? 0 })
      }
      sx={{ mx: 1 }}
    />
  );
}
// preview-end

const columns: GridColDef<Cheese>[] = [
  { field: 'name', headerName: 'Cheese', flex: 1, minWidth: 120 },
  {
    field: 'score',
    headerName: 'Score',
    type: 'number',
    width: 170,
    editable: true,
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    renderCell: ({ value }) => <Rating readOnly value={value} />,
    renderEditCell: (params) => <ScoreEditor {...params} />,
  },
];

export default function RatingEditor() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Scores of a tasting" rows={cheeses} columns={columns} hideFooter />
    </div>
  );
}
