import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, endlessSource } from './meteoriteServer';

const blocksOf20 = { pagination: { paginationModel: { pageSize: 20, page: 0 }, rowCount: -1 } };

export default function InfiniteLoading() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Meteorites, loaded at the end of the list"
        columns={columns}
        dataSource={endlessSource}
        lazyLoading
        initialState={blocksOf20}
        hideFooter
      />
    </div>
  );
}
