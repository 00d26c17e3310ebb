import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { TreeViewPublicAPI } from '@mui/x-tree-view/internals';
import { glossary } from './glossary.data';
import { OwnStore, OwnTree } from './ownTree';

// preview-start
class CollapsingStore extends OwnStore {
  override buildPublicAPI() {
    return {
      ...super.buildPublicAPI(),
      collapseAll: () => this.set('expandedItems', []),
    };
  }
}
// preview-end

const parameters = { items: glossary, defaultExpandedItems: ['hull', 'rigging'] };

export default function AddMethod() {
  const apiRef = React.useRef<TreeViewPublicAPI<CollapsingStore>>(undefined);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1, minHeight: 230, alignItems: 'start' }}>
      <Button variant="outlined" onClick={() => apiRef.current?.collapseAll()}>
        Collapse all
      </Button>
      <OwnTree
        aria-label="Glossary with a method"
        storeClass={CollapsingStore}
        parameters={parameters}
        apiRef={apiRef}
      />
    </Stack>
  );
}
