import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchReef } from './reefServer';
import type { Reef } from './reefServer';

const roots: Reef[] = [
  { id: 'corals', label: 'Corals', childrenCount: 2 },
  { id: 'mollusks', label: 'Mollusks', childrenCount: 2 },
];

export default function HandleErrors() {
  const isOffline = React.useRef(true);
  const [failedId, setFailedId] = React.useState<string | null>(null);

  // preview-start
  const dataSource = React.useMemo(
    () => ({
      getChildrenCount: (item: Reef) => item.childrenCount,
      getTreeItems: async (parentId?: string) => {
        const items = await fetchReef(parentId);
        if (isOffline.current) {
          setFailedId(parentId ?? null);
          throw new Error('The server did not answer.');
        }
        setFailedId(null);
        return items;
      },
    }),
    [],
  );
  // preview-end

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 240 }}>
      <FormControlLabel
        control={
          <Switch
            defaultChecked
            onChange={(event) => {
              isOffline.current = event.target.checked;
            }}
          />
        }
        label="Offline"
      />
      <RichTreeViewPro aria-label="Reef species, offline" items={roots} dataSource={dataSource} />
      {failedId && (
        <Alert severity="error" sx={{ mt: 2 }}>
          Could not load {failedId}. Expand it again to retry.
        </Alert>
      )}
    </Box>
  );
}
