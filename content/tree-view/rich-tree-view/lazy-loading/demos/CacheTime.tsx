import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchReef } from './reefServer';
import type { Reef } from './reefServer';

const dataSource = {
  getChildrenCount: (item: Reef) => item.childrenCount,
  getTreeItems: fetchReef,
};

const roots: Reef[] = [
  { id: 'corals', label: 'Corals', childrenCount: 2 },
  { id: 'fish', label: 'Fish', childrenCount: 2 },
];

export default function CacheTime() {
  const [cache] = React.useState(() => new DataSourceCacheDefault<Reef>({ ttl: 10_000 }));
  const [message, setMessage] = React.useState('Expand, collapse and expand an item');

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <Typography component="output" variant="body2">
        {message}
      </Typography>
      <RichTreeViewPro
        aria-label="Reef species, cached"
        items={roots}
        dataSource={dataSource}
        dataSourceCache={cache}
        onItemsLazyLoaded={({ items, parentId, isCacheHit }) =>
          setMessage(`${parentId}: ${items.length} from the ${isCacheHit ? 'cache' : 'server'}`)
        }
        sx={{ minHeight: 160 }}
      />
    </Stack>
  );
}
