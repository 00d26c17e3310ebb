import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { ColumnsPanelTrigger, DataGrid, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { columns } from './columns';
import { trails } from './trails.data';

// preview-start
const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  padding: theme.spacing(1),
  backgroundColor: (theme.vars ?? theme).palette.action.hover,
}));

const Pill = styled(ButtonBase)(({ theme }) => ({
  padding: theme.spacing(0.5, 2),
  borderRadius: 99,
  border: '1px solid currentColor',
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: 2 },
}));

function TrailToolbar() {
  return (
    <Toolbar aria-label="Trail tools" render={<Bar />}>
      <ColumnsPanelTrigger render={<ToolbarButton render={<Pill />} />}>
        Columns
      </ColumnsPanelTrigger>
    </Toolbar>
  );
}
// preview-end

export default function PlainElements() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Trails with a plain toolbar"
        rows={trails}
        columns={columns}
        slots={{ toolbar: TrailToolbar }}
        hideFooter
      />
    </div>
  );
}
