import { DataGrid, GridLogicOperator } from '@mui/x-data-grid';
import { columns } from './columns';
import { recordings } from './recordings.data';

// preview-start
const quickFilterProps = {
  quickFilterParser: (input: string) =>
    input
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  quickFilterFormatter: (values: string[]) => values.join(', '),
  debounceMs: 300,
};
// preview-end

export default function CommaSeparated() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        // preview-start
        showToolbar
        slotProps={{ toolbar: { quickFilterProps } }}
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['night train', 'évora', '1996'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
        // preview-end
        aria-label="Recordings that match one of several phrases"
        rows={recordings}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
