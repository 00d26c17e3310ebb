import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { QueryClient } from './queryClient';
import { fetchReef } from './reefServer';
import type { Reef } from './reefServer';

const queryClient = new QueryClient();
const noCache = { get: () => undefined, set: () => {}, clear: () => {} };
const roots: Reef[] = [
  { id: 'corals', label: 'Corals', childrenCount: 2 },
  { id: 'fish', label: 'Fish', childrenCount: 2 },
];

export default function QueryCache() {
  const apiRef = useRichTreeViewProApiRef();
  const [requestCount, setRequestCount] = React.useState(0);

  // preview-start
  const dataSource = React.useMemo(
    () => ({
      getChildrenCount: (item: Reef) => item.childrenCount,
      getTreeItems: (parentId?: string) =>
        queryClient.fetchQuery({
          queryKey: ['reef', parentId ?? 'root'],
          queryFn: () => {
            setRequestCount((count) => count + 1);
            return fetchReef(parentId);
          },
        }),
    }),
    [],
  );

  const refreshFish = () => {
    queryClient.invalidateQueries({ queryKey: ['reef', 'fish'] });
    apiRef.current?.updateItemChildren('fish');
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, minHeight: 260, gap: 2, alignItems: 'start' }}>
      <Button variant="outlined" onClick={refreshFish}>
        Refresh Fish
      </Button>
      <Typography component="output" variant="body2">
        Requests sent: {requestCount}
      </Typography>
      <RichTreeViewPro
        apiRef={apiRef}
        aria-label="Reef species from a query cache"
        items={roots}
        dataSource={dataSource}
        dataSourceCache={noCache}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
