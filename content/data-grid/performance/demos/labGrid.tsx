import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridApiPro } from '@mui/x-data-grid-pro';
import type { LabSettings } from './labSettings';
import { changeTrees, createTreeColumns } from './labTrees';
import type { LabTree } from './labTrees';

const planGrids = {
  community: DataGrid,
  pro: DataGridPro,
  premium: DataGridPremium,
} as Record<LabSettings['plan'], React.ComponentType<DataGridProProps<LabTree>>>;

const autoHeight = () => 'auto' as const;
const keepNothing = () => {};

interface LabGridProps {
  settings: LabSettings;
  trees: LabTree[];
  apiRef: React.RefObject<GridApiPro | null>;
}

/** The grid that is measured, with updates at the chosen rate. */
export function LabGrid({ settings, trees, apiRef }: LabGridProps) {
  const { plan, updates, buffer } = settings;
  const [rows, setRows] = React.useState(trees);
  const [update, setUpdate] = React.useState(0);
  const columns = React.useMemo(() => createTreeColumns(settings), [settings]);

  React.useEffect(() => {
    if (updates === 0) {
      return undefined;
    }
    let count = 0;
    const timer = setInterval(() => {
      count += 1;
      const changed = changeTrees(trees, count);
      setUpdate(count);
      if (settings.partialUpdates) {
        apiRef.current?.updateRows(changed);
      } else {
        const byId = new Map(changed.map((tree) => [tree.id, tree]));
        setRows((before) => before.map((tree) => byId.get(tree.id) ?? tree));
      }
    }, 1000 / updates);
    return () => clearInterval(timer);
  }, [apiRef, settings, trees, updates]);

  const Grid = planGrids[plan];
  return (
    <div data-update={update} style={{ height: '100%' }}>
      <Grid
        aria-label="Street trees"
        apiRef={apiRef}
        rows={rows}
        // preview-start
        columns={settings.stableProps ? columns : [...columns]}
        onRowClick={settings.stableProps ? keepNothing : () => {}}
        getRowHeight={settings.fixedHeight ? undefined : autoHeight}
        disableVirtualization={!settings.virtualization}
        rowBufferPx={buffer}
        throttleRowsMs={settings.throttle ? 500 : 0}
        // preview-end
      />
    </div>
  );
}
