import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const shelves = [
  {
    id: 'travel',
    label: 'Travel',
    children: [
      { id: 'islands', label: 'Islands', children: [{ id: 'kayak', label: 'By kayak' }] },
      { id: 'deserts', label: 'Deserts' },
    ],
  },
  { id: 'poetry', label: 'Poetry' },
];

export default function ShowPath() {
  const apiRef = useRichTreeViewApiRef();
  const [path, setPath] = React.useState<string[]>(['Travel']);

  // preview-start
  const showPath = (itemId: string | null) => {
    const labels: string[] = [];
    for (let id = itemId; id; id = apiRef.current?.getParentId(id) ?? null) {
      labels.unshift(apiRef.current?.getItem(id).label ?? id);
    }
    setPath(labels);
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <Breadcrumbs aria-label="Path of the selected shelf">
        {path.map((label) => (
          <Typography key={label} variant="body2">
            {label}
          </Typography>
        ))}
      </Breadcrumbs>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Bookshop shelves"
        items={shelves}
        defaultExpandedItems={['travel', 'islands']}
        defaultSelectedItems="travel"
        onSelectedItemsChange={(_event, itemId) => showPath(itemId)}
      />
    </Stack>
  );
}
