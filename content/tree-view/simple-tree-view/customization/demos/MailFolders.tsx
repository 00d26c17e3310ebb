import Box from '@mui/material/Box';
import ArchiveIcon from '@mui/icons-material/Inventory2Outlined';
import DraftsIcon from '@mui/icons-material/DraftsOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import LabelIcon from '@mui/icons-material/Label';
import SendIcon from '@mui/icons-material/SendOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface FolderProps extends TreeItemProps {
  name: string;
  icon: typeof InboxIcon;
  unread?: number;
  color?: string;
}

function Folder({ name, icon: Icon, unread = 0, color = 'inherit', ...props }: FolderProps) {
  const label = (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Icon fontSize="small" sx={{ color }} />
      <Box component="span" sx={{ flexGrow: 1, fontWeight: unread > 0 ? 600 : 400 }}>
        {name}
      </Box>
      {unread > 0 && <Box component="span" sx={{ typography: 'caption' }}>{`${unread} new`}</Box>}
    </Box>
  );
  return <TreeItem {...props} label={label} />;
}

// preview-start
const pill = {
  [`& .${treeItemClasses.content}`]: {
    flexDirection: 'row-reverse',
    borderStartEndRadius: 99,
    borderEndEndRadius: 99,
    paddingBlock: 0.75,
    paddingInlineEnd: 2,
  },
  [`& .${treeItemClasses.label}`]: { typography: 'body2' },
};
// preview-end

export default function MailFolders() {
  return (
    <SimpleTreeView
      aria-label="Mail folders"
      defaultExpandedItems={['projects']}
      defaultSelectedItems="inbox"
      itemChildrenIndentation={32}
      // preview-start
      sx={{ width: '100%', maxWidth: 320, ...pill }}
      // preview-end
    >
      <Folder itemId="inbox" name="Inbox" icon={InboxIcon} unread={7} />
      <Folder itemId="drafts" name="Drafts" icon={DraftsIcon} />
      <Folder itemId="sent" name="Sent" icon={SendIcon} />
      <Folder itemId="projects" name="Projects" icon={ArchiveIcon} unread={3}>
        <Folder itemId="boat" name="Boat house" icon={LabelIcon} color="info.main" unread={2} />
        <Folder itemId="bees" name="Beehives" icon={LabelIcon} color="warning.main" unread={1} />
        <Folder itemId="well" name="Village well" icon={LabelIcon} color="success.main" />
      </Folder>
    </SimpleTreeView>
  );
}
