import type { ErrorNotes } from '#model/errors/ErrorNote.ts';

/** Notes on the messages of the Tree View. */
export const treeViewErrors: ErrorNotes = {
  'the-tree-view-component-requires-all-items-to-have-a-unique-id': {
    cause:
      'An item has no id, or two items have the same one, even in different branches. The message ends with the item or the id.',
    remedy:
      'Give each item a unique `id`, or set `getItemId` to a function that returns the key of your data. In a `SimpleTreeView`, the `itemId` of each `TreeItem` has to be unique.',
    links: [
      '/x/react-tree-view/rich-tree-view/items#item-identifier',
      '/x/react-tree-view/simple-tree-view/items#item-id',
    ],
  },
  'the-tree-view-component-requires-all-items-to-have-a-label-property': {
    cause: 'An item has no `label`, or a user saved an empty one while editing.',
    remedy:
      'Add a `label` to every item, or set `getItemLabel`. For labels that users edit, reject empty text before it is saved.',
    links: [
      '/x/react-tree-view/rich-tree-view/items#item-label',
      '/x/react-tree-view/rich-tree-view/editing#validation',
    ],
  },
  'the-rich-tree-view-component-does-not-support-jsx-children': {
    cause: 'A `RichTreeView` has `TreeItem` children, which it ignores.',
    remedy: 'Pass the data as `items`, or use `SimpleTreeView` for items written as JSX.',
    links: [
      '/x/react-tree-view/rich-tree-view/items#basic-usage',
      '/x/react-tree-view#simple-vs-rich-tree-view',
    ],
  },
  'the-richtreeviewpro-component-does-not-support-jsx-children': {
    cause: 'A `RichTreeViewPro` has `TreeItem` children, which it ignores.',
    remedy: 'Pass the data as `items`.',
    links: ['/x/react-tree-view/rich-tree-view/items#basic-usage'],
  },
  'the-simple-tree-view-component-does-not-support-the-items-prop': {
    cause: 'A `SimpleTreeView` has an `items` prop, which it ignores.',
    remedy: 'Render `TreeItem` children, or use `RichTreeView` for items from data.',
    links: [
      '/x/react-tree-view/simple-tree-view/items#items-from-data',
      '/x/react-tree-view#simple-vs-rich-tree-view',
    ],
  },
  'could-not-find-the-tree-view-context': {
    cause:
      'A `TreeItem`, or a hook such as `useTreeItem()`, was used outside a tree. Two installed versions of the package have two contexts and cause the same error.',
    remedy:
      'Render the item inside a `SimpleTreeView` or a `RichTreeView`, and run `npm ls @mui/x-tree-view` to find a second version.',
    links: [
      '/x/react-tree-view/simple-tree-view/items#basic-usage',
      '/x/react-tree-view/tree-item-customization#usetreeitem',
    ],
  },
  'could-not-find-the-tree-view-children-item-context': {
    cause:
      'A `TreeItem` was rendered by a tree that takes its items from data, or comes from another installed version than the tree.',
    remedy:
      'Render `TreeItem` elements only inside a `SimpleTreeView`. In a `RichTreeView`, customize items with the `item` slot.',
    links: [
      '/x/react-tree-view/rich-tree-view/customization#custom-item',
      '/x/react-tree-view#simple-vs-rich-tree-view',
    ],
  },
};
