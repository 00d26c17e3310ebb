import AudioIcon from '@mui/icons-material/AudioFileOutlined';
import TextIcon from '@mui/icons-material/DescriptionOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { files } from '../../../shared/files.data';
import type { FileEntry } from '../../../shared/files.data';

const icons = { audio: AudioIcon, folder: FolderIcon, image: ImageIcon, text: TextIcon };

// preview-start
function FileItem(props: TreeItemProps) {
  const file = useTreeItemModel<FileEntry>(props.itemId);
  const Icon = icons[file?.kind ?? 'text'];

  return (
    <TreeItem
      {...props}
      slotProps={{
        label: {
          children: (
            <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 1 }}>
              <Icon fontSize="small" color="action" />
              <Typography component="span" variant="body2" noWrap sx={{ fontFamily: 'monospace' }}>
                {props.label}
              </Typography>
            </Stack>
          ),
        },
      }}
    />
  );
}
// preview-end

export default function FileExplorer() {
  return (
    <RichTreeView
      aria-label="Files"
      items={files}
      slots={{ item: FileItem }}
      itemChildrenIndentation={20}
      defaultExpandedItems={['radio-play', 'takes']}
      defaultSelectedItems="storm"
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
