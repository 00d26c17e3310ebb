import * as React from 'react';
import {
  ExtendableRichTreeViewStore,
  itemsSelectors,
  RichTreeViewItems,
  TreeViewItemDepthContext,
  TreeViewProvider,
  useTreeViewRootProps,
  useTreeViewStore,
} from '@mui/x-tree-view/internals';
import type {
  RichTreeViewState,
  RichTreeViewStoreParameters,
  TreeViewPublicAPI,
  UseTreeViewStoreParameters,
} from '@mui/x-tree-view/internals';
import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';
import { RichTreeViewRoot } from '@mui/x-tree-view/RichTreeView';

type Item = TreeViewDefaultItemModelProperties;

/** What the store takes; extend it to add parameters. */
export type OwnParameters = RichTreeViewStoreParameters<Item, false>;

/** The store of the Rich Tree View, ready to be extended. */
export class OwnStore<P extends OwnParameters = OwnParameters> extends ExtendableRichTreeViewStore<
  Item,
  false,
  RichTreeViewState<Item, false>,
  P
> {
  constructor(parameters: P) {
    super(parameters, 'OwnTree', ExtendableRichTreeViewStore.rawMapper);
  }
}

interface OwnTreeProps<TStore extends OwnStore> {
  'aria-label': string;
  storeClass: new (parameters: TStore['parameters']) => TStore;
  /** Keep the object stable: the tree takes in a new one. */
  parameters: UseTreeViewStoreParameters<TStore>;
  apiRef?: React.RefObject<TreeViewPublicAPI<TStore> | undefined>;
}

/** A tree that runs on a store of your own. */
export function OwnTree<TStore extends OwnStore>(props: OwnTreeProps<TStore>) {
  const { storeClass, parameters, apiRef, ...other } = props;
  const store = useTreeViewStore(storeClass, parameters);
  const rootRef = React.useRef<HTMLUListElement>(null);
  const getRootProps = useTreeViewRootProps(store, other, rootRef);

  return (
    <TreeViewProvider
      store={store}
      apiRef={apiRef}
      rootRef={rootRef}
      classes={undefined}
      slots={undefined}
      slotProps={undefined}
    >
      <TreeViewItemDepthContext.Provider value={itemsSelectors.itemDepth}>
        <RichTreeViewRoot {...getRootProps({})}>
          <RichTreeViewItems />
        </RichTreeViewRoot>
      </TreeViewItemDepthContext.Provider>
    </TreeViewProvider>
  );
}
