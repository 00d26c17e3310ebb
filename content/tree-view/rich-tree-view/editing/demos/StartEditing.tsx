import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { flushSync } from 'react-dom';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const slotProps = { item: { slotProps: { labelInput: { 'aria-label': 'Route name' } } } };

export default function StartEditing() {
  const apiRef = useRichTreeViewApiRef();
  const [routes, setRoutes] = React.useState([{ id: 'route-1', label: 'Ridge traverse' }]);

  // preview-start
  const addRoute = () => {
    const id = `route-${routes.length + 1}`;
    // The tree has to know the item before it can be edited.
    flushSync(() => setRoutes([...routes, { id, label: 'New route' }]));
    apiRef.current?.setEditedItem(id);
  };
  // preview-end

  const rename = (itemId: string, label: string) =>
    setRoutes((all) => all.map((route) => (route.id === itemId ? { ...route, label } : route)));

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1, alignItems: 'start' }}>
      <Button variant="outlined" onClick={addRoute}>
        Add a route
      </Button>
      <RichTreeView
        isItemEditable
        apiRef={apiRef}
        aria-label="Climbing routes"
        items={routes}
        slotProps={slotProps}
        onItemLabelChange={rename}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
