import * as React from 'react';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColumnHeaderParams } from '@mui/x-data-grid';
import { trees } from './trees.data';
import type { Tree } from './trees.data';

// A plain button has no tabindex attribute, so the arrow keys still reach the header itself.
const InfoButton = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  padding: 4,
  marginInlineStart: 4,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: theme.palette.text.secondary,
  cursor: 'pointer',
}));

// preview-start
function HeaderWithHelp({ colDef }: GridColumnHeaderParams<Tree>) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  return (
    <React.Fragment>
      {colDef.headerName}
      <InfoButton
        type="button"
        aria-label={`About ${colDef.headerName}`}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.stopPropagation(); // the header would sort
          setAnchor(event.currentTarget);
        }}
        onKeyDown={(event) => event.stopPropagation()}
      >
        <InfoOutlined fontSize="small" />
      </InfoButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': `About ${colDef.headerName}` } }}
      >
        <Typography sx={{ p: 2, maxWidth: 260 }}>{colDef.description}</Typography>
      </Popover>
    </React.Fragment>
  );
}
// preview-end

const columns: GridColDef<Tree>[] = [
  { field: 'species', headerName: 'Tree', flex: 1, minWidth: 120 },
  {
    field: 'girth',
    headerName: 'Girth',
    description: 'In centimeters, measured 1.3 meters above the ground, without ivy.',
    type: 'number',
    width: 150,
    renderHeader: (params) => <HeaderWithHelp {...params} />,
  },
];

export default function HeaderWithButton() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Girth of trees" rows={trees} columns={columns} hideFooter />
    </div>
  );
}
