import type { LocalizationProviderProps } from '@mui/x-date-pickers/LocalizationProvider';
import { createContext } from 'react';

/** Class of a date adapter. */
export type DateAdapter = NonNullable<LocalizationProviderProps<unknown>['dateAdapter']>;

/** Props of a `LocalizationProvider` that replace those in a demo's code. */
export interface DateOverrides {
  dateAdapter?: DateAdapter;
  /** Used only where the demo sets none, or has another adapter. */
  adapterLocale?: unknown;
}

/** What a reader changed around a demo beyond the settings of the site. */
export interface DemoEnvironment {
  /** Translations instead of those for the page's language; null to keep these. */
  localePacks: object[] | null;
  /** Merged into the theme. */
  themeOptions: object;
  dates: DateOverrides;
  /** Another one needs the demo to start anew: dates of one library mean nothing to another. */
  restartKey: string;
}

/** The environment of a demo; null where nothing is changed. */
export const DemoEnvironmentContext = createContext<DemoEnvironment | null>(null);
