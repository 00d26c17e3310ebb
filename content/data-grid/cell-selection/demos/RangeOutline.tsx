import { DataGridPremium, gridClasses } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { rainfall } from './rainfall.data';

export default function RangeOutline() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        cellSelection
        rowSelection={false}
        aria-label="Rainfall with an outlined range"
        rows={rainfall}
        columns={columns}
        initialState={{
          cellSelection: { ford: { tue: true, wed: true }, grove: { tue: true, wed: true } },
        }}
        hideFooter
        sx={(theme) => {
          const { palette } = theme.vars ?? theme;
          const line = `1px solid ${palette.secondary.main}`;
          return {
            [`& .${gridClasses.cell}`]: {
              border: '1px solid transparent',
              borderTopColor: palette.divider,
            },
            [`& .${gridClasses['cell--rangeTop']}`]: { borderTop: line },
            [`& .${gridClasses['cell--rangeBottom']}`]: { borderBottom: line },
            [`& .${gridClasses['cell--rangeLeft']}`]: { borderInlineStart: line },
            [`& .${gridClasses['cell--rangeRight']}`]: { borderInlineEnd: line },
          };
        }}
      />
    </div>
  );
}
