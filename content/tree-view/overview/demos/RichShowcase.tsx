import * as React from 'react';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import ForestIcon from '@mui/icons-material/ForestOutlined';
import MicIcon from '@mui/icons-material/MicOutlined';
import MusicNoteIcon from '@mui/icons-material/MusicNoteOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { soundArchive, totalMinutes } from './soundArchive.data';
import type { Recording } from './soundArchive.data';

const icons = { folder: FolderIcon, voice: MicIcon, nature: ForestIcon, music: MusicNoteIcon };

const RecordingItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function RecordingItem(props, ref) {
    const { kind = 'folder', minutes } = useTreeItemModel<Recording>(props.itemId) ?? {};
    const Icon = icons[kind];
    const label = (
      <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 1, py: 0.25 }}>
        <Icon fontSize="small" color={kind === 'folder' ? 'action' : 'primary'} />
        <Typography component="span" variant="body2" noWrap sx={{ flexGrow: 1 }}>
          {props.label}
        </Typography>
        {minutes && (
          <Typography
            component="span"
            variant="caption"
            color="text.secondary"
            sx={{ flexShrink: 0 }}
          >
            {`${minutes} min`}
          </Typography>
        )}
      </Stack>
    );
    return <TreeItem {...props} ref={ref} label={label} />;
  },
);

export default function RichShowcase() {
  const [selected, setSelected] = React.useState(['surf', 'fiddle', 'march', 'wedding']);

  return (
    <Stack sx={{ width: '100%', maxWidth: 420, gap: 1.5 }}>
      <RichTreeView
        multiSelect
        checkboxSelection
        aria-label="Sound archive"
        items={soundArchive}
        slots={{ item: RecordingItem }}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
        selectionPropagation={{ parents: true, descendants: true }}
        defaultExpandedItems={['coast', 'valley', 'wedding']}
        itemChildrenIndentation={24}
      />
      <Typography component="output" variant="body2" color="text.secondary">
        {totalMinutes(selected)} minutes selected
      </Typography>
    </Stack>
  );
}
