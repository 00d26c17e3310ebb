import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { columns, listViewColumn } from './boatColumns';
import { boats } from './boats.data';
import { useListTabStop } from './listTabStop';

export default function ListOnSmallScreens() {
  // preview-start
  const isSmall = useMediaQuery(useTheme().breakpoints.down('sm'));
  // preview-end
  const apiRef = useGridApiRef();
  useListTabStop(apiRef, isSmall ? 'boat' : null);

  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* preview-start */}
      <DataGridPro
        aria-label="Boats, as a list on small screens"
        apiRef={apiRef}
        rows={boats}
        columns={columns}
        listView={isSmall}
        listViewColumn={listViewColumn}
        rowHeight={isSmall ? 64 : 52}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
