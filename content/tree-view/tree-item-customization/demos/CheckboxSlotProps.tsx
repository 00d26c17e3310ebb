import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const recipes = [
  {
    id: 'soups',
    label: 'Soups',
    children: [
      { id: 'nettle', label: 'Nettle soup' },
      { id: 'chowder', label: 'Chowder' },
    ],
  },
  { id: 'pies', label: 'Pies', children: [{ id: 'leek-pie', label: 'Leek pie' }] },
];

// preview-start
const checkbox = {
  style: { marginInlineEnd: 4 },
  size: 'small',
  icon: <BookmarkBorderIcon fontSize="small" />,
  checkedIcon: <BookmarkIcon fontSize="small" />,
};
const slotProps = { item: { slotProps: { checkbox } } };
// preview-end

export default function CheckboxSlotProps() {
  return (
    <RichTreeView
      multiSelect
      checkboxSelection
      aria-label="Recipes to keep"
      items={recipes}
      slotProps={slotProps}
      defaultExpandedItems={['soups']}
      defaultSelectedItems={['nettle']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
