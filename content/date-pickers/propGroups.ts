import type { PropGroupRules } from '#model/api/PropGroup.ts';

/** Subjects of the props of pickers, fields, and calendars: the first rule that matches a name decides. */
export const propGroupRules: PropGroupRules = [
  ['customization', /^slots$|^slotProps$|^viewRenderers$|^renderLoading$|^localeText$/],
  ['appearance', /^openPickerButtonPosition$/],
  ['value', /^(default)?value$|^on(Change|Accept|Clear)$|^referenceDate$|^timezone$|^clear/i],
  ['range', /range(Position)|^calendars$|^currentMonthCalendarPosition$|DragEditing/i],
  ['range', /AutoMonthSwitching/],
  ['time', /^ampm|steps?$|skipDisabled|thresholdToRenderTime/i],
  ['validation', /^(min|max)(Date|Time)|^disable(Past|Future|Ignoring)|^shouldDisable|^onError$/],
  ['opening', /^open$|^on(Open|Close)$|closeOnSelect|OpenPicker|desktopMode|StaticWrapper/i],
  [
    'views',
    /view|^openTo$|month|year|week|^orientation$|^dayOfWeek|highlightToday|DaysOutside|^loading$/i,
  ],
  [
    'field',
    /^(label|name|id|inputRef|format|formatDensity|helperText|error|required|placeholder)$/,
  ],
  ['field', /section|leadingZeros|FieldRef$|AccessibleField|adornment|^(Input|FormHelper|Input)/i],
  ['field', /^inputProps$|^focused$|^hiddenLabel$|Separator$/],
  ['events', /^on[A-Z]/],
  ['appearance', /^sx$|^class|^reduceAnimations$|^(variant|color|size|margin|fullWidth)$/],
  ['appearance', /ButtonPosition$|^style$|^gridLabelId$/],
  ['interaction', /^(disabled|readOnly|autoFocus|hasFocus)$/],
];
