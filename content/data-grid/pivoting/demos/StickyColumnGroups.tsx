import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  gridClasses,
} from '@mui/x-data-grid-premium';
import { columns } from './donationColumns';
import { donations } from './donations.data';

// preview-start
const group = `${gridClasses.columnHeader}.${gridClasses['columnHeader--filledGroup']}`;
// preview-end

export default function StickyColumnGroups() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Weight and worth with sticky years"
        rows={donations}
        columns={columns}
        groupingColDef={{ headerName: 'Town', width: 120 }}
        // preview-start
        sx={{
          [`&& .${group}`]: { overflow: 'clip' },
          [`& .${group} .${gridClasses.columnHeaderTitleContainer}`]: { overflow: 'visible' },
          [`& .${group} .${gridClasses.columnHeaderTitleContainerContent}`]: {
            position: 'sticky',
            insetInlineStart: 130,
          },
        }}
        // preview-end
        initialState={{
          pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'town' }],
              columns: [
                { field: 'date-year', sort: 'desc' },
                { field: 'kind', sort: 'asc' },
              ],
              values: [
                { field: 'kg', aggFunc: 'sum' },
                { field: 'worth', aggFunc: 'sum' },
              ],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
