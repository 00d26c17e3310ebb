import * as React from 'react';
import { gridExpandedSortedRowIdsSelector } from '@mui/x-data-grid-pro';
import type { GridApiPro, GridDataSource, GridRowId } from '@mui/x-data-grid-pro';
import { useDemoServer } from '../../../shared/serverControls';
import type { StockItem } from './stock.data';
import { createStockServer } from './stockServer';
import type { StockRequest } from './stockServer';
import { useNotice } from './useNotice';

/** Connects the grid with the server: the data source, the deletion, and undo for both. */
export function useStock(apiRef: React.RefObject<GridApiPro | null>) {
  const [handle] = React.useState(createStockServer);
  const { send, ...controls } = useDemoServer(handle);
  const { notice, setNotice, attempt } = useNotice();
  const [toReorder, setToReorder] = React.useState<number>();
  const [isLoaded, setIsLoaded] = React.useState(true);
  const [deletingId, setDeletingId] = React.useState<number>();

  const request = React.useCallback(
    async (body: StockRequest) => {
      const response = await send(body);
      setToReorder(response.toReorder);
      return response;
    },
    [send],
  );

  // A deleted row moves all later rows, so the cached pages are wrong too.
  const reload = React.useCallback(async () => {
    apiRef.current?.dataSource.cache.clear();
    await apiRef.current?.dataSource.fetchRows();
  }, [apiRef]);

  const focusRow = React.useCallback(
    (id?: GridRowId) => {
      if (id !== undefined && apiRef.current?.getRow(id)) {
        apiRef.current.setCellFocus(id, 'name');
      }
    },
    [apiRef],
  );

  const restore = React.useCallback(
    (item: StockItem) =>
      attempt(async () => {
        await request({ kind: 'save', item });
        await reload();
        focusRow(item.id);
        return { severity: 'success', text: `${item.name} restored.` };
      }),
    [attempt, focusRow, reload, request],
  );

  const remove = React.useCallback(
    (item: StockItem) =>
      attempt(async () => {
        const idsOfPage = () => (apiRef.current ? gridExpandedSortedRowIdsSelector(apiRef) : []);
        const place = idsOfPage().indexOf(item.id);
        setDeletingId(item.id);
        try {
          await request({ kind: 'remove', item });
          await reload();
        } finally {
          setDeletingId(undefined);
        }
        // Keyboard users continue at the row that took the place of the deleted one.
        focusRow(idsOfPage()[place] ?? idsOfPage().at(-1));
        return {
          severity: 'success',
          text: `${item.name} deleted.`,
          action: { label: 'Undo', run: () => restore(item) },
        };
      }),
    [apiRef, attempt, focusRow, reload, request, restore],
  );

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ sortModel, filterModel, start, end }) => {
        try {
          const query = { sortModel, filterModel, start, end };
          const response = await request({ kind: 'list', query });
          setIsLoaded(true);
          return response;
        } catch (error) {
          setIsLoaded(false);
          throw error;
        }
      },
      updateRow: async ({ updatedRow, previousRow }) => {
        const item = updatedRow as StockItem;
        const { rows } = await request({ kind: 'save', item });
        setNotice({
          severity: 'success',
          text: `${item.name} saved.`,
          action: { label: 'Undo', run: () => restore(previousRow as StockItem) },
        });
        return rows[0] ?? item;
      },
    }),
    [request, restore, setNotice],
  );

  return {
    dataSource,
    request,
    remove,
    reload,
    attempt,
    toReorder,
    deletingId,
    isLoaded,
    notice,
    setNotice,
    controls,
  };
}
