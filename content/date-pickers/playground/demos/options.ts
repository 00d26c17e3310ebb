/** Components of the composer, with the parts of a value that they edit. */
export const components = {
  DatePicker: { hasDate: true, hasTime: false, isRange: false },
  TimePicker: { hasDate: false, hasTime: true, isRange: false },
  DateTimePicker: { hasDate: true, hasTime: true, isRange: false },
  DateRangePicker: { hasDate: true, hasTime: false, isRange: true },
} as const;
export type ComponentName = keyof typeof components;

export const variants = ['Responsive', 'Desktop', 'Mobile', 'Static'] as const;
export const orientations = ['Automatic', 'Portrait', 'Landscape'] as const;

/** Languages: the name in Day.js and the name of the translations. */
export const locales = {
  'English (US)': ['en', ''],
  'English (UK)': ['en-gb', ''],
  German: ['de', 'deDE'],
  French: ['fr', 'frFR'],
  Spanish: ['es', 'esES'],
  Japanese: ['ja', 'jaJP'],
  Chinese: ['zh-cn', 'zhCN'],
} as const;
export type LocaleName = keyof typeof locales;

export const zones = ['default', 'UTC', 'America/New_York', 'Europe/Paris', 'Asia/Tokyo'] as const;

/** Needs of an option; an option without needs applies to all components. */
type Need = 'date' | 'time' | 'single' | 'popup';

export interface Option {
  id: OptionId;
  label: string;
  group: 'Props' | 'Slots';
  needs?: Need[];
}

export type OptionId =
  | 'disabled'
  | 'readOnly'
  | 'required'
  | 'displayWeekNumber'
  | 'showDaysOutsideCurrentMonth'
  | 'monthPicker'
  | 'seconds'
  | 'hours24'
  | 'quarterHours'
  | 'stayOpen'
  | 'clearable'
  | 'helperText'
  | 'actionBar'
  | 'shortcuts'
  | 'noToolbar'
  | 'squareDays'
  | 'arrowIcon';

/** What can be switched on and off. */
export const options: Option[] = [
  { id: 'disabled', label: 'disabled', group: 'Props' },
  { id: 'readOnly', label: 'readOnly', group: 'Props' },
  { id: 'displayWeekNumber', label: 'Week numbers', group: 'Props', needs: ['date'] },
  {
    id: 'showDaysOutsideCurrentMonth',
    label: 'Outside days',
    group: 'Props',
    needs: ['date', 'single'],
  },
  { id: 'monthPicker', label: 'Month view', group: 'Props', needs: ['date', 'single'] },
  { id: 'hours24', label: '24 hours', group: 'Props', needs: ['time'] },
  { id: 'seconds', label: 'Seconds', group: 'Props', needs: ['time'] },
  { id: 'quarterHours', label: 'Quarter hours', group: 'Props', needs: ['time'] },
  { id: 'stayOpen', label: 'Stay open', group: 'Props', needs: ['popup'] },
  { id: 'required', label: 'Required', group: 'Slots', needs: ['popup'] },
  { id: 'clearable', label: 'Clear button', group: 'Slots', needs: ['popup'] },
  { id: 'helperText', label: 'Helper text', group: 'Slots', needs: ['popup'] },
  { id: 'actionBar', label: 'Action bar', group: 'Slots' },
  { id: 'shortcuts', label: 'Shortcuts', group: 'Slots' },
  { id: 'noToolbar', label: 'No toolbar', group: 'Slots' },
  { id: 'squareDays', label: 'Square days', group: 'Slots', needs: ['date', 'single'] },
  { id: 'arrowIcon', label: 'Custom icon', group: 'Slots', needs: ['popup', 'single'] },
];

/** Everything that the picker and its code depend on. */
export interface Choice {
  component: ComponentName;
  variant: (typeof variants)[number];
  orientation: (typeof orientations)[number];
  locale: LocaleName;
  zone: (typeof zones)[number];
  on: ReadonlySet<OptionId>;
}

/** Whether an option has an effect on the chosen component. */
export function applies({ needs = [] }: Option, { component, variant }: Choice): boolean {
  const { hasDate, hasTime, isRange } = components[component];
  const met: Record<Need, boolean> = {
    date: hasDate,
    time: hasTime,
    single: !isRange,
    popup: variant !== 'Static',
  };
  return needs.every((need) => met[need]);
}

export type PickerName = ComponentName | `${'Desktop' | 'Mobile' | 'Static'}${ComponentName}`;

/** The name of the component to import. */
export function importName({ component, variant }: Choice): PickerName {
  return variant === 'Responsive' ? component : `${variant}${component}`;
}
