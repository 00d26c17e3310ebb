import * as React from 'react';
import Link from '@mui/material/Link';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams, GridRowId } from '@mui/x-data-grid';
import { sightings } from './sightings.data';
import type { Sighting } from './sightings.data';

const limit = 60;
const OpenNotes = React.createContext<{
  open: GridRowId[];
  toggle: (id: GridRowId) => void;
}>({ open: [], toggle: () => {} });

function NoteCell({ id, row, tabIndex }: GridRenderCellParams<Sighting, string>) {
  const { open, toggle } = React.useContext(OpenNotes);
  const isOpen = open.includes(id);
  if (row.note.length <= limit) {
    return row.note;
  }
  return (
    <div>
      {isOpen ? row.note : `${row.note.slice(0, limit)}…`}{' '}
      <Link
        component="button"
        tabIndex={tabIndex}
        aria-expanded={isOpen}
        aria-label={`${isOpen ? 'Less' : 'More'} about ${row.species}`}
        onClick={() => toggle(id)}
        onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
        sx={{ font: 'inherit', verticalAlign: 'baseline' }}
      >
        {isOpen ? 'Less' : 'More'}
      </Link>
    </div>
  );
}

const columns: GridColDef<Sighting>[] = [
  { field: 'species', headerName: 'Species', width: 140 },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 190,
    renderCell: (params) => <NoteCell {...params} />,
  },
];

const getRowHeight = () => 'auto' as const;

export default function ExpandableNote() {
  const [open, setOpen] = React.useState<GridRowId[]>([]);
  const toggle = (id: GridRowId) =>
    setOpen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));

  return (
    <OpenNotes value={{ open, toggle }}>
      <div style={{ height: 400, width: '100%' }}>
        <DataGrid
          aria-label="Sightings with expandable notes"
          rows={sightings}
          columns={columns}
          getRowHeight={getRowHeight}
          sx={{ [`& .${gridClasses['row--dynamicHeight']} .${gridClasses.cell}`]: { py: 1.5 } }}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
    </OpenNotes>
  );
}
