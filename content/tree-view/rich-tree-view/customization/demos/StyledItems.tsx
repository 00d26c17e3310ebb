import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';

const trails = [
  {
    id: 'dunes',
    label: 'Dunes',
    children: [
      { id: 'boardwalk', label: 'Boardwalk' },
      { id: 'seal-bay', label: 'Seal bay' },
    ],
  },
  { id: 'forest', label: 'Forest', children: [{ id: 'beech', label: 'Old beeches' }] },
];

export default function StyledItems() {
  return (
    <RichTreeView
      aria-label="Walking trails"
      items={trails}
      defaultExpandedItems={['dunes']}
      defaultSelectedItems="seal-bay"
      sx={{
        width: '100%',
        maxWidth: 360,
        // preview-start
        [`& .${treeItemClasses.content}`]: {
          borderRadius: 4,
          my: 0.25,
          py: 0.75,
          '&[data-selected], &[data-selected]:hover, &[data-selected][data-focused]': {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          },
          '&[data-focused]': { outline: 2, outlineOffset: 1, outlineColor: 'primary.light' },
        },
        [`& .${treeItemClasses.label}`]: { typography: 'body2' },
        // preview-end
      }}
    />
  );
}
