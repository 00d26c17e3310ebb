import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, countedSource } from './meteoriteServer';

const blocksOf20 = { pagination: { paginationModel: { pageSize: 20, page: 0 }, rowCount: 0 } };

export default function LazyLoading() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Meteorites, loaded as they come into view"
        columns={columns}
        dataSource={countedSource}
        lazyLoading
        lazyLoadingRequestThrottleMs={200}
        initialState={blocksOf20}
      />
    </div>
  );
}
