import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { finds, type Find } from './finds.data';

function CutText({ value, tabIndex }: GridRenderCellParams<Find, string>) {
  const text = React.useRef<HTMLSpanElement>(null);
  const [open, setOpen] = React.useState(false);

  function openIfCut() {
    const { scrollWidth = 0, clientWidth = 0 } = text.current ?? {};
    setOpen(scrollWidth > clientWidth);
  }

  return (
    // preview-start
    <Tooltip
      describeChild
      title={value}
      open={open}
      onOpen={openIfCut}
      onClose={() => setOpen(false)}
    >
      <Typography ref={text} component="span" variant="inherit" noWrap tabIndex={tabIndex}>
        {value}
      </Typography>
    </Tooltip>
    // preview-end
  );
}

const columns: GridColDef<Find>[] = [
  { field: 'object', headerName: 'Object', width: 120 },
  {
    field: 'description',
    headerName: 'Description',
    flex: 1,
    minWidth: 180,
    display: 'flex',
    renderCell: (params) => <CutText {...params} />,
  },
];

export default function TooltipWhenCut() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid aria-label="Finds" rows={finds} columns={columns} hideFooter />
    </Box>
  );
}
