import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Folder {
  id: string;
  label: string;
  isLocked?: boolean;
  children?: Folder[];
}

const folders: Folder[] = [
  {
    id: 'mail',
    label: 'Mail',
    isLocked: true,
    children: [
      { id: 'drafts', label: 'Drafts', isLocked: true },
      { id: 'allotment', label: 'Allotment society' },
      { id: 'brass-band', label: 'Brass band' },
    ],
  },
];

const isFolderEditable = (folder: Folder) => !folder.isLocked;
const slotProps = { item: { slotProps: { labelInput: { 'aria-label': 'Folder name' } } } };

export default function EditSomeItems() {
  return (
    <RichTreeView
      aria-label="Mail folders"
      items={folders}
      isItemEditable={isFolderEditable}
      slotProps={slotProps}
      defaultExpandedItems={['mail']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
