/** What each date adapter needs besides the pickers, by keys of the version map. */
export const adapterLibraries: Readonly<Record<string, readonly string[]>> = {
  AdapterDateFns: ['date-fns'],
  AdapterDateFnsV2: ['date-fns@2'],
  AdapterDateFnsJalali: ['date-fns-jalali'],
  AdapterDateFnsJalaliV2: ['date-fns-jalali@2'],
  AdapterDayjs: ['dayjs'],
  AdapterLuxon: ['luxon'],
  AdapterMoment: ['moment'],
  // Both extend the moment they find, so it has to be the pinned one.
  AdapterMomentHijri: ['moment-hijri', 'moment'],
  AdapterMomentJalaali: ['moment-jalaali', 'moment'],
};

/** Name of the adapter an import asks for; null when it asks for none. */
export function adapterOfImport(specifier: string): string | null {
  return (
    specifier.match(/^@mui\/(?:lab|x-date-pickers|x-date-pickers-pro)\/(Adapter[^/]*)/)?.[1] ?? null
  );
}

/** The libraries of an adapter; an unknown one is an error that names it (S8.5). */
export function librariesOfAdapter(adapter: string): readonly string[] {
  const libraries = Object.hasOwn(adapterLibraries, adapter)
    ? adapterLibraries[adapter]
    : undefined;
  if (!libraries) {
    const known = Object.keys(adapterLibraries).join(', ');
    throw new TypeError(
      `The date adapter "${adapter}" is not known, so neither is the library it needs. Known are ${known}.`,
    );
  }
  return libraries;
}
