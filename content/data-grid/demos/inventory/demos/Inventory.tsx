import * as React from 'react';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import { alpha } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';
import {
  DataGridPro,
  GridUpdateRowError,
  gridSortModelSelector,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridFilterModel } from '@mui/x-data-grid-pro';
import { ServerControls } from '../../../shared/serverControls';
import { makeColumns } from './stockColumns';
import { saveFile, toCsv } from './stockFile';
import { useStock } from './useStock';

const reorderItem = { id: 'reorder', field: 'status', operator: 'isAnyOf', value: ['Low', 'Out'] };

const initialState: DataGridProProps['initialState'] = {
  pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 },
  pinnedColumns: { right: ['actions'] },
  sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
};

// The built-in export would contain one page only.
const toolbarProps: DataGridProProps['slotProps'] = {
  toolbar: {
    csvOptions: { disableToolbarButton: true },
    printOptions: { disableToolbarButton: true },
  },
};

// An image lies above the background color, so that the tint also covers pinned and hovered cells.
const tint = (color: string) => ({ backgroundImage: `linear-gradient(${color}, ${color})` });

const rowStyles: SxProps<Theme> = {
  '& .Low .MuiDataGrid-cell': (theme) => tint(alpha(theme.palette.warning.main, 0.1)),
  '& .Out .MuiDataGrid-cell': (theme) => tint(alpha(theme.palette.error.main, 0.12)),
  '& .deleting': { opacity: 0.4 },
};

function NoticeButton(props: ButtonProps) {
  return <Button color="inherit" size="small" {...props} />;
}

export default function Inventory() {
  const apiRef = useGridApiRef();
  const stock = useStock(apiRef);
  const { dataSource, remove, request, reload, notice, setNotice, attempt, deletingId } = stock;
  const columns = React.useMemo(() => makeColumns(remove), [remove]);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const isReorderList = filterModel.items.some(({ id }) => id === reorderItem.id);

  const toggleReorderList = () =>
    setFilterModel(({ items, ...model }) => {
      const others = items.filter(({ field }) => field !== reorderItem.field);
      return { ...model, items: isReorderList ? others : [...others, reorderItem] };
    });

  const download = () =>
    attempt(async () => {
      const query = { filterModel, sortModel: apiRef.current ? gridSortModelSelector(apiRef) : [] };
      const { rows } = await request({ kind: 'list', query });
      saveFile('stock.csv', toCsv(rows));
      return { severity: 'success', text: `${rows.length} items downloaded.` };
    });

  // A refused edit stays open, so users correct or cancel it in the cell.
  const showError: DataGridProProps['onDataSourceError'] = (error) => {
    if (error instanceof GridUpdateRowError) {
      setNotice({ severity: 'error', text: error.message });
    }
  };

  return (
    <Stack sx={{ width: '100%', gap: 1.5 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <ToggleButton
          size="small"
          color="warning"
          value="reorder"
          selected={isReorderList}
          onChange={toggleReorderList}
        >
          To reorder: {stock.toReorder ?? '…'}
        </ToggleButton>
        <Button startIcon={<DownloadIcon />} onClick={download}>
          CSV
        </Button>
        <Box sx={{ marginInlineStart: { sm: 'auto' } }}>
          <ServerControls {...stock.controls} canFail />
        </Box>
      </Stack>
      <Box sx={{ height: 640 }}>
        {/* preview-start */}
        <DataGridPro
          apiRef={apiRef}
          aria-label="Stock"
          dataSource={dataSource}
          columns={columns}
          onDataSourceError={showError}
          headerFilters
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          initialState={initialState}
          getRowClassName={({ row }) => (row.id === deletingId ? 'deleting' : row.status)}
          pagination
          pageSizeOptions={[10, 20]}
          onCellEditStop={() =>
            setNotice((last) => (last?.severity === 'error' ? undefined : last))
          }
          showToolbar
          slotProps={toolbarProps}
          rowHeight={40}
          disableRowSelectionOnClick
          sx={rowStyles}
        />
        {/* preview-end */}
      </Box>
      <Stack role="status" sx={{ minHeight: 52, gap: 1 }}>
        {!stock.isLoaded && (
          <Alert severity="error" action={<NoticeButton onClick={reload}>Retry</NoticeButton>}>
            The stock could not be loaded.
          </Alert>
        )}
        {notice && (
          <Alert
            role={notice.severity === 'error' ? 'alert' : 'presentation'}
            severity={notice.severity}
            action={
              notice.action && (
                <NoticeButton onClick={notice.action.run}>{notice.action.label}</NoticeButton>
              )
            }
          >
            {notice.text}
          </Alert>
        )}
      </Stack>
    </Stack>
  );
}
