import Box from '@mui/material/Box';
import { expansionSelectors, itemsSelectors } from '@mui/x-tree-view/internals';
import { glossary } from './glossary.data';
import { OwnStore, OwnTree } from './ownTree';
import type { OwnParameters } from './ownTree';

// preview-start
class AccordionStore extends OwnStore {
  constructor(parameters: OwnParameters) {
    super(parameters);
    this.subscribeEvent('beforeItemToggleExpansion', ({ itemId, shouldBeExpanded }) => {
      if (!shouldBeExpanded) {
        return;
      }
      const parentId = itemsSelectors.itemParentId(this.state, itemId);
      itemsSelectors
        .itemOrderedChildrenIds(this.state, parentId)
        .filter((id) => expansionSelectors.isItemExpanded(this.state, id))
        .forEach((id) => this.expansion.setItemExpansion({ itemId: id, shouldBeExpanded: false }));
    });
  }
}
// preview-end

const parameters = { items: glossary, defaultExpandedItems: ['rigging'] };

export default function OneBranchOpen() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 180 }}>
      <OwnTree
        aria-label="Glossary, one branch open"
        storeClass={AccordionStore}
        parameters={parameters}
      />
    </Box>
  );
}
