import * as React from 'react';
import VerticalAlignBottomIcon from '@mui/icons-material/VerticalAlignBottom';
import VerticalAlignCenterIcon from '@mui/icons-material/VerticalAlignCenter';
import VerticalAlignTopIcon from '@mui/icons-material/VerticalAlignTop';
import { DataGridPro, GridActionsCell, GridActionsCellItem } from '@mui/x-data-grid-pro';
import type { GridColDef, GridRenderCellParams, GridRowId } from '@mui/x-data-grid-pro';
import { columns as stageColumns } from './stageColumns';
import { stages } from './stages.data';
import type { Stage } from './stages.data';

type Place = 'top' | 'bottom' | null;
type Places = Record<GridRowId, Place>;

const actions = [
  {
    place: 'top',
    text: (name: string) => `Pin ${name} to the top`,
    icon: <VerticalAlignTopIcon />,
  },
  {
    place: 'bottom',
    text: (name: string) => `Pin ${name} to the bottom`,
    icon: <VerticalAlignBottomIcon />,
  },
  { place: null, text: (name: string) => `Unpin ${name}`, icon: <VerticalAlignCenterIcon /> },
] as const;

const Pins = React.createContext<{ places: Places; pin: (id: GridRowId, place: Place) => void }>({
  places: {},
  pin: () => {},
});

function PinCell(params: GridRenderCellParams<Stage>) {
  const { places, pin } = React.useContext(Pins);
  const current = places[params.id] ?? null;
  return (
    <GridActionsCell {...params}>
      {actions
        .filter(({ place }) => place !== current)
        .map(({ place, text, icon }) => (
          <GridActionsCellItem
            key={place}
            icon={icon}
            label={text(params.row.name)}
            onClick={() => pin(params.id, place)}
          />
        ))}
    </GridActionsCell>
  );
}

const columns: GridColDef<Stage>[] = [
  {
    field: 'pin',
    headerName: 'Pin',
    type: 'actions',
    width: 90,
    renderCell: (params) => <PinCell {...params} />,
  },
  ...stageColumns,
];

export default function PinWithActions() {
  const [places, setPlaces] = React.useState<Places>({ 4: 'top' });
  const pin = (id: GridRowId, place: Place) => setPlaces({ ...places, [id]: place });

  // preview-start
  const pinnedRows = React.useMemo(
    () => ({
      top: stages.filter(({ id }) => places[id] === 'top'),
      bottom: stages.filter(({ id }) => places[id] === 'bottom'),
    }),
    [places],
  );
  // preview-end

  return (
    <Pins value={{ places, pin }}>
      <div style={{ height: 440, width: '100%' }}>
        {/* preview-start */}
        <DataGridPro
          aria-label="Stages to pin"
          rows={stages}
          columns={columns}
          pinnedRows={pinnedRows}
          hideFooter
        />
        {/* preview-end */}
      </div>
    </Pins>
  );
}
