import Icon from '@mui/material/Icon';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const archive = [
  {
    id: 'letters',
    label: 'Letters',
    children: [
      { id: 'spring', label: 'Spring 1921' },
      { id: 'autumn', label: 'Autumn 1921' },
    ],
  },
  { id: 'maps', label: 'Maps', children: [{ id: 'harbor', label: 'Harbor survey' }] },
];

// preview-start
function ClosedFolder() {
  return <Icon sx={{ fontSize: 18 }}>folder</Icon>;
}

function OpenFolder() {
  return <Icon sx={{ fontSize: 18 }}>folder_open</Icon>;
}

function Document() {
  return <Icon sx={{ fontSize: 18 }}>description</Icon>;
}

const slots = { expandIcon: ClosedFolder, collapseIcon: OpenFolder, endIcon: Document };
// preview-end

export default function FontIcons() {
  return (
    <RichTreeView
      aria-label="Town archive"
      items={archive}
      slots={slots}
      defaultExpandedItems={['letters']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
