import EventIcon from '@mui/icons-material/Event';
import dayjs from 'dayjs';
import { applies, components, options } from './options';
import type { Choice, OptionId } from './options';

/** Props of a picker: values for the live component, and the same props as lines of code. */
export interface Composition {
  values: Record<string, unknown>;
  lines: string[];
}

type Setting = [name: string, value: unknown, code: string];

const start = "dayjs('2025-06-12T09:30')";
const end = "dayjs('2025-06-18T17:00')";

function shortcutItems({ isRange }: { isRange: boolean }): Setting {
  return isRange
    ? [
        'items',
        [
          {
            label: 'First week of July',
            getValue: () => [dayjs('2025-07-01'), dayjs('2025-07-07')],
          },
        ],
        "[{ label: 'First week of July', getValue: () => [dayjs('2025-07-01'), dayjs('2025-07-07')] }]",
      ]
    : [
        'items',
        [{ label: 'Opening', getValue: () => dayjs('2025-07-01T08:00') }],
        "[{ label: 'Opening', getValue: () => dayjs('2025-07-01T08:00') }]",
      ];
}

const isSet = (settings: Setting[]) => settings.length > 0;
const toObject = (settings: Setting[]) =>
  Object.fromEntries(settings.map(([name, value]) => [name, value]));
const toCode = (settings: Setting[]) =>
  `{ ${settings.map(([name, , code]) => `${name}: ${code}`).join(', ')} }`;

/** Options that are on and have an effect. */
export function activeOptions(choice: Choice): Set<OptionId> {
  return new Set(
    options
      .filter((option) => choice.on.has(option.id) && applies(option, choice))
      .map(({ id }) => id),
  );
}

/** The props of the chosen picker. */
export function compose(choice: Choice): Composition {
  const { hasDate, hasTime, isRange } = components[choice.component];
  const active = activeOptions(choice);
  const isStatic = choice.variant === 'Static';
  const first = dayjs('2025-06-12T09:30');
  const last = dayjs('2025-06-18T17:00');

  const views = [
    ...(hasDate ? ['year', ...(active.has('monthPicker') ? ['month'] : []), 'day'] : []),
    ...(hasTime ? ['hours', 'minutes', ...(active.has('seconds') ? ['seconds'] : [])] : []),
  ];
  const viewList = `[${views.map((view) => `'${view}'`).join(', ')}]`;
  const props: Setting[] = [
    ...(isStatic ? [] : ([['label', 'Site visit', '"Site visit"']] as Setting[])),
    isRange
      ? ['defaultValue', [first, last], `{[${start}, ${end}]}`]
      : ['defaultValue', first, `{${start}}`],
  ];
  const add = (name: string, value: unknown, code: string) => props.push([name, value, code]);

  for (const id of [
    'disabled',
    'readOnly',
    'displayWeekNumber',
    'showDaysOutsideCurrentMonth',
  ] as const) {
    if (active.has(id)) {
      add(id, true, '');
    }
  }
  if (active.has('monthPicker') || active.has('seconds')) {
    add('views', views, `{${viewList}}`);
  }
  if (active.has('hours24')) {
    add('ampm', false, '{false}');
  }
  if (active.has('quarterHours')) {
    add('minutesStep', 15, '{15}');
  }
  if (active.has('stayOpen')) {
    add('closeOnSelect', false, '{false}');
  }
  if (choice.orientation !== 'Automatic' && !isRange) {
    const orientation = choice.orientation.toLowerCase();
    add('orientation', orientation, `"${orientation}"`);
  }
  if (choice.zone !== 'default') {
    add('timezone', choice.zone, `"${choice.zone}"`);
  }
  if (active.has('arrowIcon')) {
    add('slots', { openPickerIcon: EventIcon }, '{{ openPickerIcon: EventIcon }}');
  }

  const textField: Setting[] = [
    ...(active.has('required') ? ([['required', true, 'true']] as Setting[]) : []),
    ...(active.has('helperText')
      ? ([['helperText', 'On workdays', "'On workdays'"]] as Setting[])
      : []),
  ];
  const slotProps: Setting[] = [];
  const addSlot = (name: string, settings: Setting[]) => {
    if (isSet(settings)) {
      slotProps.push([name, toObject(settings), toCode(settings)]);
    }
  };
  addSlot('textField', textField);
  addSlot('field', active.has('clearable') ? [['clearable', true, 'true']] : []);
  addSlot(
    'actionBar',
    active.has('actionBar')
      ? [['actions', ['clear', 'cancel', 'accept'], "['clear', 'cancel', 'accept']"]]
      : [],
  );
  addSlot('shortcuts', active.has('shortcuts') ? [shortcutItems({ isRange })] : []);
  addSlot('toolbar', active.has('noToolbar') ? [['hidden', true, 'true']] : []);
  addSlot(
    'day',
    active.has('squareDays') ? [['sx', { borderRadius: 1 }, '{ borderRadius: 1 }']] : [],
  );
  if (isSet(slotProps)) {
    add(
      'slotProps',
      toObject(slotProps),
      ['{{', ...slotProps.map(([name, , code]) => `  ${name}: ${code},`), '}}'].join('\n'),
    );
  }

  return {
    values: toObject(props),
    lines: props.flatMap(([name, , code]) => (code ? `${name}=${code}` : name).split('\n')),
  };
}
