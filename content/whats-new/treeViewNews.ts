import type { NewsEntry } from '#model/NewsEntry.ts';

/** What releases of v8 brought to the tree view, newest first. */
export const treeViewNews: NewsEntry[] = [
  {
    version: '8.28.3',
    component: 'RichTreeViewPro',
    text: 'Lazy-loaded items can expand on their own.',
    href: '/x/react-tree-view/rich-tree-view/lazy-loading#auto-expand-loaded-items',
    plan: 'pro',
    named: 'auto-expand',
  },
  {
    version: '8.23.0',
    component: 'RichTreeView',
    text: '`isItemSelectionDisabled()` excludes items from the selection.',
    href: '/x/react-tree-view/rich-tree-view/selection#selectable-items',
    plan: null,
    named: 'disable selection',
  },
  {
    version: '8.19.0',
    component: 'RichTreeViewPro',
    text: 'Children can be loaded without a known count.',
    href: '/x/react-tree-view/rich-tree-view/lazy-loading#basic-usage',
    plan: 'pro',
    named: 'lazy load',
  },
  {
    version: '8.12.0',
    component: 'TreeItem',
    text: '`null` for an icon slot removes the icon.',
    href: '/x/react-tree-view/rich-tree-view/customization#icons',
    plan: null,
    named: 'icon slots',
  },
  {
    version: '8.11.2',
    component: 'RichTreeView',
    text: 'A hook applies selection propagation to the initial selection.',
    href: '/x/react-tree-view/rich-tree-view/selection#propagation-on-mount',
    plan: null,
    named: 'selection propagation',
  },
  {
    version: '8.11.1',
    component: 'RichTreeViewPro',
    text: 'A method fetches the children of an item again.',
    href: '/x/react-tree-view/rich-tree-view/lazy-loading#refresh-children',
    plan: 'pro',
    named: 'refetch',
  },
  {
    version: '8.4.0',
    component: 'RichTreeView',
    text: '`getItemChildren()` reads children from any field.',
    href: '/x/react-tree-view/rich-tree-view/items#item-children',
    plan: null,
    named: 'getItemChildren',
  },
  {
    version: '8.4.0',
    component: 'RichTreeView',
    text: 'A method starts and ends editing of a label.',
    href: '/x/react-tree-view/rich-tree-view/editing#start-and-stop-editing',
    plan: null,
    named: 'editing',
  },
];
