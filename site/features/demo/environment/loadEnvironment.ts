import { locales } from 'virtual:docs/locales';
import type { DemoOutline } from '#model/PageView.ts';
import type { DateAdapter, DemoEnvironment } from '#site/platform/demo-theme/DemoEnvironment.ts';
import { fetchPageSources } from '#site/platform/navigation/fetchOnce.ts';
import { adapterObstacle, type DemoTraits, demoTraits, zoneObstacle } from './DemoTraits.ts';
import type { AdapterName, Environment } from './Environment.ts';
import { environmentTheme } from './environmentTheme.ts';

const adapters: Record<AdapterName, () => Promise<DateAdapter>> = {
  dayjs: () => import('@mui/x-date-pickers/AdapterDayjs').then((module) => module.AdapterDayjs),
  'date-fns': () =>
    import('@mui/x-date-pickers/AdapterDateFns').then((module) => module.AdapterDateFns),
  luxon: () => import('@mui/x-date-pickers/AdapterLuxon').then((module) => module.AdapterLuxon),
  moment: () => import('@mui/x-date-pickers/AdapterMoment').then((module) => module.AdapterMoment),
};

/** Reads what a demo's code says, from the sources of its page. */
export async function loadTraits(outline: DemoOutline, pagePath: string): Promise<DemoTraits> {
  const { demos } = await fetchPageSources(pagePath);
  return demoTraits({ files: demos.find(({ name }) => name === outline.name)?.files ?? [] });
}

/** Loads what an environment needs, and nothing else: one locale, one adapter. What cannot reach the demo is left out. */
export async function loadEnvironment(
  environment: Environment,
  traits: DemoTraits,
): Promise<DemoEnvironment> {
  const { locale, zone } = environment;
  const chosen = adapterObstacle(traits) === null ? environment.adapter : undefined;
  const adapter = chosen ?? traits.adapter;
  const isOther = chosen !== undefined && chosen !== traits.adapter;
  const hasZone = zone !== undefined && zoneObstacle(traits, adapter) === null;
  const [pack, dateAdapter] = await Promise.all([
    locale === undefined ? null : (locales[locale]?.load() ?? null),
    isOther ? adapters[chosen]() : undefined,
    hasZone && adapter === 'dayjs' ? addTimeZones() : null,
  ]);
  const adapterLocale = adapter && (await pack?.dateLocales[adapter]?.());
  return {
    localePacks: pack?.packs ?? null,
    themeOptions: environmentTheme(environment, hasZone ? zone : null),
    restartKey: adapter ?? '',
    dates: {
      ...(dateAdapter && { dateAdapter }),
      ...((adapterLocale || isOther) && { adapterLocale: adapterLocale ?? undefined }),
    },
  };
}

/** Day.js knows time zones only with two plugins. */
async function addTimeZones(): Promise<void> {
  const [dayjs, utc, timezone] = await Promise.all([
    import('dayjs'),
    import('dayjs/plugin/utc'),
    import('dayjs/plugin/timezone'),
  ]);
  dayjs.default.extend(utc.default);
  dayjs.default.extend(timezone.default);
}
