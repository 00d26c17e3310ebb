import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';

const family = [
  {
    id: 'semitic',
    label: 'Semitic',
    children: [
      {
        id: 'central',
        label: 'Central',
        children: [
          { id: 'aramaic', label: 'Aramaic' },
          { id: 'maltese', label: 'Maltese' },
        ],
      },
      { id: 'amharic', label: 'Amharic' },
    ],
  },
  { id: 'berber', label: 'Berber', children: [{ id: 'kabyle', label: 'Kabyle' }] },
];

export default function GuideLines() {
  return (
    <RichTreeView
      aria-label="Languages"
      items={family}
      itemChildrenIndentation={0}
      defaultExpandedItems={['semitic', 'central']}
      sx={{
        width: '100%',
        maxWidth: 360,
        [`& .${treeItemClasses.groupTransition}`]: {
          marginInlineStart: '15px',
          paddingInlineStart: 1.5,
          borderInlineStart: '1px dashed',
          borderColor: 'text.disabled',
        },
      }}
    />
  );
}
