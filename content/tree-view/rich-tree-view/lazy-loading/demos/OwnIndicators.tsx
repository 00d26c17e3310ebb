import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import CircularProgress from '@mui/material/CircularProgress';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchReef } from './reefServer';
import type { Reef } from './reefServer';

const dataSource = {
  getChildrenCount: (item: Reef) => item.childrenCount,
  getTreeItems: async (parentId?: string) => {
    const items = await fetchReef(parentId);
    if (parentId === 'mollusks') {
      throw new Error('The server did not answer.');
    }
    return items;
  },
};

const roots: Reef[] = [
  { id: 'fish', label: 'Fish (loads)', childrenCount: 2 },
  { id: 'mollusks', label: 'Mollusks (fails)', childrenCount: 2 },
];

// preview-start
function LoadingIcon() {
  return <CircularProgress size={16} color="secondary" aria-label="Loading" />;
}

function ErrorIcon() {
  return <CloudOffIcon color="error" titleAccess="Loading failed" />;
}

const slotProps = {
  item: {
    slots: { loadingIcon: LoadingIcon, errorIcon: ErrorIcon },
    slotProps: { iconContainer: { style: { width: 'auto', minWidth: 16 } } },
  },
};
// preview-end

export default function OwnIndicators() {
  return (
    <RichTreeViewPro
      aria-label="Reef species with indicators"
      items={roots}
      dataSource={dataSource}
      slotProps={slotProps}
      sx={{ width: '100%', maxWidth: 360, minHeight: 160 }}
    />
  );
}
