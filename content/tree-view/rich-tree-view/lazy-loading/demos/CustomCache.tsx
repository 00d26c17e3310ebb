import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DataSourceCache } from '@mui/x-tree-view/utils';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchReef } from './reefServer';
import type { Reef } from './reefServer';

// preview-start
class MapCache implements DataSourceCache<Reef> {
  private entries = new Map<string, Reef[]>();
  get = (parentId: string) => this.entries.get(parentId);
  set = (parentId: string, items: Reef[]) => void this.entries.set(parentId, items);
  clear = () => this.entries.clear();
}

// Outside the component, the cache outlives the tree.
const cache = new MapCache();
// preview-end

const dataSource = {
  getChildrenCount: (item: Reef) => item.childrenCount,
  getTreeItems: fetchReef,
};

const roots: Reef[] = [
  { id: 'corals', label: 'Corals', childrenCount: 2 },
  { id: 'fish', label: 'Fish', childrenCount: 2 },
];

export default function CustomCache() {
  const [treeKey, setTreeKey] = React.useState(0);
  const [message, setMessage] = React.useState('Expand an item, then remount the tree');

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setTreeKey(treeKey + 1)}>
          Remount the tree
        </Button>
        <Button variant="outlined" onClick={() => cache.clear()}>
          Clear the cache
        </Button>
      </Stack>
      <RichTreeViewPro
        key={treeKey}
        aria-label="Reef species with a shared cache"
        items={roots}
        dataSource={dataSource}
        dataSourceCache={cache}
        onItemsLazyLoaded={({ parentId, isCacheHit }) =>
          setMessage(`${parentId}: from the ${isCacheHit ? 'cache' : 'server'}`)
        }
        sx={{ minHeight: 160 }}
      />
      <Typography component="output" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
