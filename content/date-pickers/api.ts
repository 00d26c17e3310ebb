import type { ApiScope } from '#model/api/ApiScope.ts';
import { product } from './product.ts';

/** What the API reference of the Date and Time Pickers covers. */
export const api: ApiScope = {
  product: product.folder,
  path: product.apiPath,
  packages: product.packages,
  interfaces: [
    'PickerChangeHandlerContext',
    'PickersShortcutsItem',
    'PickersShortcutsItemContext',
    'PickersLocaleText',
    'FieldRef',
    'FieldSection',
    'PickerOwnerState',
    'PickerDayOwnerState',
    'MuiPickersAdapter',
    'PickerManager',
  ],
  eventLookup: null,
  ignored: [
    {
      exports: /[a-z]{2}[A-Z]{2}|eu|mk/,
      reason: 'a translation: the Localization page lists them',
    },
    {
      exports: ['PickerValidDateLookup'],
      reason: 'filled by the date adapters',
    },
  ],
};
