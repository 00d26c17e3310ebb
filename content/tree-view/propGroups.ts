import type { PropGroupRules } from '#model/api/PropGroup.ts';

/** Subjects of the props of a tree: the first rule that matches a name decides. */
export const propGroupRules: PropGroupRules = [
  ['customization', /^slots$|^slotProps$/],
  ['selection', /select/i],
  ['expansion', /expan/i],
  ['reordering', /reorder|position/i],
  ['editing', /editable|labelChange/i],
  ['items', /^items$|^children$|^getItem|dataSource|lazyLoad|^isItemDisabled$|disabledItems/i],
  ['events', /^on[A-Z]/],
  ['appearance', /^sx$|^class|indentation/i],
  ['advanced', /^apiRef$|^id$|^experimentalFeatures$/],
];
