import type { DemoCode } from '#model/DemoSource.ts';
import { type AdapterName, adapterNames } from './Environment.ts';

/** What a demo's code says about the settings that can reach it. */
export interface DemoTraits {
  hasPickers: boolean;
  /** Date library of its adapter; null where it has none of the four, or more than one. */
  adapter: AdapterName | null;
  /** Whether its code creates or reads dates of its own, which only its own adapter understands. */
  hasOwnDates: boolean;
  hasOwnZone: boolean;
  hasOwnTheme: boolean;
}

const adapterImports: Record<AdapterName, RegExp> = {
  dayjs: /\bAdapterDayjs\b/,
  'date-fns': /\bAdapterDateFns\b/,
  luxon: /\bAdapterLuxon\b/,
  moment: /\bAdapterMoment\b/,
};

/** Reads the traits of a demo from its code. */
export function demoTraits({ files }: Pick<DemoCode, 'files'>): DemoTraits {
  const code = files.map(({ ts }) => ts).join('\n');
  const adapters = adapterNames.filter((name) => adapterImports[name].test(code));
  return {
    hasPickers: /from '@mui\/x-date-pickers/.test(code),
    adapter: adapters.length === 1 ? (adapters[0] ?? null) : null,
    hasOwnDates: /from '(?:dayjs|date-fns|luxon|moment)|\bnew Date\(|: Date\b/.test(code),
    hasOwnZone: /\btimezone\b/.test(code),
    hasOwnTheme: /\bThemeProvider\b/.test(code),
  };
}

/** Why a setting cannot reach a demo; the key of a message. */
export type Obstacle = 'noPickers' | 'ownDates' | 'otherAdapter' | 'ownZone' | 'noZones';

/** Why another adapter would not work for a demo; null when it would. */
export function adapterObstacle(traits: DemoTraits): Obstacle | null {
  const { hasPickers, adapter, hasOwnDates } = traits;
  if (!hasPickers) {
    return 'noPickers';
  }
  if (adapter === null) {
    return 'otherAdapter';
  }
  return hasOwnDates ? 'ownDates' : null;
}

/** Why a time zone would not reach a demo under an adapter; null when it would. */
export function zoneObstacle(traits: DemoTraits, adapter: AdapterName | null): Obstacle | null {
  if (!traits.hasPickers) {
    return 'noPickers';
  }
  if (traits.hasOwnZone) {
    return 'ownZone';
  }
  return adapter === 'dayjs' || adapter === 'luxon' ? null : 'noZones';
}
