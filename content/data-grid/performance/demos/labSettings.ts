/** What readers choose before a measurement. */
export interface LabSettings {
  rows: 1000 | 10000 | 100000;
  columns: 10 | 30 | 100;
  cells: 'text' | 'light' | 'heavy';
  /** Each update changes 20 rows and renders the component around the grid. */
  updates: 0 | 10 | 50;
  plan: 'community' | 'pro' | 'premium';
  buffer: 150 | 600;
  stableProps: boolean;
  partialUpdates: boolean;
  throttle: boolean;
  fixedHeight: boolean;
  virtualization: boolean;
  collator: boolean;
}

export const defaultSettings: LabSettings = {
  rows: 10000,
  columns: 30,
  cells: 'light',
  updates: 10,
  plan: 'pro',
  buffer: 150,
  stableProps: true,
  partialUpdates: true,
  throttle: false,
  fixedHeight: true,
  virtualization: true,
  collator: true,
};

type Choices = { [Key in keyof LabSettings]?: [LabSettings[Key], string][] };

export const choices = {
  rows: [
    [1000, '1,000'],
    [10000, '10,000'],
    [100000, '100,000'],
  ],
  columns: [
    [10, '10'],
    [30, '30'],
    [100, '100'],
  ],
  cells: [
    ['text', 'Text'],
    ['light', 'Light custom'],
    ['heavy', 'Heavy custom'],
  ],
  updates: [
    [0, 'None'],
    [10, '10'],
    [50, '50'],
  ],
  plan: [
    ['community', 'Community, pages of 100'],
    ['pro', 'Pro'],
    ['premium', 'Premium'],
  ],
  buffer: [
    [150, '150 px'],
    [600, '600 px'],
  ],
} satisfies Choices;

export const choiceLabels = {
  rows: 'Rows',
  columns: 'Columns',
  cells: 'Cells',
  updates: 'Updates per second',
  plan: 'Plan',
  buffer: 'Row buffer',
} satisfies Record<keyof typeof choices, string>;

export const switchLabels = {
  stableProps: 'Stable props',
  partialUpdates: 'Partial updates',
  throttle: 'Throttled updates',
  fixedHeight: 'Fixed row height',
  virtualization: 'Virtualization',
  collator: 'Shared collator',
} satisfies Partial<Record<keyof LabSettings, string>>;

function isAboutUpdates(name: keyof typeof switchLabels): boolean {
  return name === 'stableProps' || name === 'partialUpdates' || name === 'throttle';
}

/** Why a switch has no effect with other settings; undefined where it has one. */
export function whyDisabled(
  name: keyof typeof switchLabels,
  settings: LabSettings,
): string | undefined {
  if (isAboutUpdates(name) && settings.updates === 0) {
    return 'needs updates';
  }
  if (name === 'throttle' && settings.plan === 'community') {
    return 'needs Pro';
  }
  if (name === 'throttle' && !settings.partialUpdates) {
    return 'needs partial updates';
  }
  if (name === 'virtualization' && settings.rows > 1000 && settings.plan !== 'community') {
    return 'off only with 1,000 rows';
  }
  return undefined;
}

/** The settings with the default of each switch that has no effect. */
export function effective(settings: LabSettings): LabSettings {
  const result = { ...settings };
  for (const name of Object.keys(switchLabels) as (keyof typeof switchLabels)[]) {
    if (whyDisabled(name, settings)) {
      result[name] = defaultSettings[name];
    }
  }
  return result;
}

/** Settings that differ from the default, as the key of the recorded figures: `rows=1000 cells=heavy`. */
export function settingsKey(settings: LabSettings): string {
  return Object.entries(effective(settings))
    .filter(([name, value]) => name === 'rows' || Reflect.get(defaultSettings, name) !== value)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}
