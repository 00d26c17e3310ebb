import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, GridSidebarValue, useGridApiRef } from '@mui/x-data-grid-premium';
import { columns } from './donationColumns';
import { donations } from './donations.data';

export default function PivotFromCode() {
  const apiRef = useGridApiRef();

  // preview-start
  const showWorth = () => {
    apiRef.current?.setPivotModel({
      rows: [{ field: 'donor' }],
      columns: [],
      values: [{ field: 'worth', aggFunc: 'sum' }],
    });
    apiRef.current?.setPivotActive(true);
  };
  const showRows = () => apiRef.current?.setPivotActive(false);
  const openPanel = () => apiRef.current?.showSidebar(GridSidebarValue.Pivot);
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={showWorth}>Worth by donor</Button>
        <Button onClick={showRows}>All deliveries</Button>
        <Button onClick={openPanel}>Open panel</Button>
      </Stack>
      <div style={{ height: 420 }}>
        <DataGridPremium
          aria-label="Deliveries, pivoted by buttons"
          apiRef={apiRef}
          rows={donations}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
