import type { GridEvents } from '@mui/x-data-grid';

/** Events that users trigger in a Community grid, by subject. */
export const eventGroups = {
  Cells: ['cellClick', 'cellDoubleClick', 'cellKeyDown', 'cellEditStart', 'cellEditStop'],
  Rows: ['rowClick', 'rowDoubleClick', 'rowSelectionCheckboxChange'],
  Headers: ['columnHeaderClick', 'columnHeaderKeyDown', 'columnResizeStart', 'columnResizeStop'],
  Models: [
    'sortModelChange',
    'filterModelChange',
    'paginationModelChange',
    'rowSelectionChange',
    'columnVisibilityModelChange',
  ],
  Panels: ['menuOpen', 'menuClose', 'preferencePanelOpen', 'preferencePanelClose'],
  Mouse: ['cellMouseDown', 'cellMouseUp', 'rowMouseEnter', 'rowMouseLeave'],
  Viewport: ['resize', 'scrollPositionChange', 'renderedRowsIntervalChange'],
} satisfies Record<string, GridEvents[]>;

export type EventGroup = keyof typeof eventGroups;
