import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import Tooltip from '@mui/material/Tooltip';
import {
  gridHistoryCanRedoSelector,
  gridHistoryCanUndoSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';

/** A toolbar with two named buttons. */
export function HistoryToolbar() {
  const apiRef = useGridApiContext();
  const canUndo = useGridSelector(apiRef, gridHistoryCanUndoSelector);
  const canRedo = useGridSelector(apiRef, gridHistoryCanRedoSelector);

  return (
    <Toolbar aria-label="History">
      <Tooltip title="Undo (Ctrl+Z)">
        <span>
          <ToolbarButton
            aria-label="Undo"
            disabled={!canUndo}
            onClick={() => apiRef.current.history.undo()}
          >
            <UndoIcon fontSize="small" />
          </ToolbarButton>
        </span>
      </Tooltip>
      <Tooltip title="Redo (Ctrl+Shift+Z)">
        <span>
          <ToolbarButton
            aria-label="Redo"
            disabled={!canRedo}
            onClick={() => apiRef.current.history.redo()}
          >
            <RedoIcon fontSize="small" />
          </ToolbarButton>
        </span>
      </Tooltip>
    </Toolbar>
  );
}
