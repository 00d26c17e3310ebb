import * as React from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { DataGridPro, GridActionsCell, GridActionsCellItem } from '@mui/x-data-grid-pro';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid-pro';
import { columns as songColumns, moveItem, songs } from './songs.data';
import type { Song } from './songs.data';

const Move = React.createContext<(song: Song, step: number) => void>(() => {});

function MoveCell(params: GridRenderCellParams<Song>) {
  const move = React.useContext(Move);
  return (
    <GridActionsCell {...params}>
      <GridActionsCellItem
        icon={<ArrowUpwardIcon />}
        label={`Move ${params.row.title} up`}
        onClick={() => move(params.row, -1)}
      />
      <GridActionsCellItem
        icon={<ArrowDownwardIcon />}
        label={`Move ${params.row.title} down`}
        onClick={() => move(params.row, 1)}
      />
    </GridActionsCell>
  );
}

const columns: GridColDef<Song>[] = [
  ...songColumns.slice(0, 1),
  {
    field: 'move',
    headerName: 'Move',
    type: 'actions',
    width: 100,
    renderCell: (params) => <MoveCell {...params} />,
  },
];

export default function MoveWithButtons() {
  const [rows, setRows] = React.useState<Song[]>(songs);
  const [message, setMessage] = React.useState('');

  // preview-start
  const move = (song: Song, step: number) => {
    const from = rows.indexOf(song);
    const to = Math.min(Math.max(from + step, 0), rows.length - 1);
    setRows(moveItem(rows, from, to));
    setMessage(`${song.title} is number ${to + 1} of ${rows.length}.`);
  };
  // preview-end

  return (
    <Move value={move}>
      <div style={{ height: 370, width: '100%' }}>
        <DataGridPro
          aria-label="Songs with buttons to move them"
          rows={rows}
          columns={columns}
          rowReordering
          onRowOrderChange={({ oldIndex, targetIndex }) =>
            setRows(moveItem(rows, oldIndex, targetIndex))
          }
          hideFooter
        />
      </div>
      <Box role="status" sx={visuallyHidden}>
        {message}
      </Box>
    </Move>
  );
}
