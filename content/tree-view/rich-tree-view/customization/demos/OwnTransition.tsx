import Collapse from '@mui/material/Collapse';
import type { CollapseProps } from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const rooms = [
  {
    id: 'attic',
    label: 'Attic',
    children: [
      { id: 'trunk', label: 'Sea trunk' },
      { id: 'skis', label: 'Wooden skis' },
    ],
  },
  { id: 'cellar', label: 'Cellar', children: [{ id: 'jars', label: 'Preserving jars' }] },
];

// preview-start
function FadingGroup({ children, ...props }: CollapseProps) {
  return (
    <Collapse {...props}>
      <Fade in={props.in} timeout={600}>
        <div>{children}</div>
      </Fade>
    </Collapse>
  );
}

const slotProps = { item: { slots: { groupTransition: FadingGroup } } };
// preview-end

export default function OwnTransition() {
  return (
    <RichTreeView
      aria-label="House inventory"
      items={rooms}
      slotProps={slotProps}
      defaultExpandedItems={['attic']}
      sx={{ width: '100%', maxWidth: 360, minHeight: 168 }}
    />
  );
}
