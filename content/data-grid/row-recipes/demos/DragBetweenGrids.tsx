import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { DataGrid, GridActionsCell, GridActionsCellItem } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import { deliveries } from './deliveries.data';
import type { Delivery } from './deliveries.data';

const places = ['Yard', 'Cold store'] as const;
type Place = (typeof places)[number];
const other = (place: Place) => (place === 'Yard' ? 'Cold store' : 'Yard');

const Move = React.createContext<(id: number) => void>(() => {});

function MoveCell(params: GridRenderCellParams<Delivery>) {
  const move = React.useContext(Move);
  return (
    <GridActionsCell {...params}>
      <GridActionsCellItem
        icon={<SwapHorizIcon />}
        label={`Move ${params.row.farm}`}
        onClick={() => move(params.row.id)}
      />
    </GridActionsCell>
  );
}

const columns: GridColDef<Delivery>[] = [
  { field: 'farm', headerName: 'Farm', flex: 1, minWidth: 110 },
  {
    field: 'move',
    headerName: 'Move',
    type: 'actions',
    width: 70,
    renderCell: (params) => <MoveCell {...params} />,
  },
];

export default function DragBetweenGrids() {
  const [cold, setCold] = React.useState<readonly number[]>([2]);
  const [message, setMessage] = React.useState('');
  const placeOf = (id: number): Place => (cold.includes(id) ? 'Cold store' : 'Yard');

  const move = (id: number) => {
    const farm = deliveries.find((row) => row.id === id)?.farm;
    setCold(cold.includes(id) ? cold.filter((entry) => entry !== id) : [...cold, id]);
    setMessage(`${farm} moved to ${other(placeOf(id))}.`);
  };

  // preview-start
  const row = {
    draggable: true,
    onDragStart: (event: React.DragEvent<HTMLElement>) => {
      event.dataTransfer.setData('text/plain', event.currentTarget.dataset.id ?? '');
      event.dataTransfer.effectAllowed = 'move';
    },
  };
  const handleDrop = (event: React.DragEvent, place: Place) => {
    event.preventDefault();
    const id = Number(event.dataTransfer.getData('text/plain'));
    if (deliveries.some((entry) => entry.id === id) && placeOf(id) !== place) {
      move(id);
    }
  };
  // preview-end

  return (
    <Move value={move}>
      <Stack sx={{ width: '100%', gap: 2, flexDirection: { sm: 'row' } }}>
        {places.map((place) => (
          <Box
            key={place}
            sx={{ flex: 1, minWidth: 0 }}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => handleDrop(event, place)}
          >
            <Typography variant="subtitle2">{place}</Typography>
            <div style={{ height: 320 }}>
              <DataGrid
                aria-label={place}
                rows={deliveries.filter(({ id }) => placeOf(id) === place)}
                columns={columns}
                slotProps={{ row }}
                localeText={{ noRowsLabel: 'Drop a delivery here' }}
                disableRowSelectionOnClick
                hideFooter
              />
            </div>
          </Box>
        ))}
      </Stack>
      <Box role="status" sx={visuallyHidden}>
        {message}
      </Box>
    </Move>
  );
}
