import AddBoxIcon from '@mui/icons-material/AddBoxOutlined';
import CircleIcon from '@mui/icons-material/CircleOutlined';
import RemoveBoxIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const stamps = [
  {
    id: 'birds',
    label: 'Birds',
    children: [
      { id: 'heron', label: 'Gray heron' },
      { id: 'dipper', label: 'Dipper' },
    ],
  },
  { id: 'bridges', label: 'Bridges', children: [{ id: 'chain', label: 'Chain bridge' }] },
];

// preview-start
const slots = { expandIcon: AddBoxIcon, collapseIcon: RemoveBoxIcon, endIcon: CircleIcon };
const slotProps = { endIcon: { transform: 'scale(0.5)' } };

export default function OwnIcons() {
  return (
    <RichTreeView
      aria-label="Stamp album"
      items={stamps}
      slots={slots}
      slotProps={slotProps}
      defaultExpandedItems={['birds']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
// preview-end
