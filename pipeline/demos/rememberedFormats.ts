/**
 * Once a demo has loaded Day.js's plugin for time zones, Day.js asks for the zone of the system, and for the time in a zone, with
 * each date it makes. The engine builds a formatter for each answer, which was a tenth of the time of all snapshots. Import this
 * module for its effect before demos are rendered in Node.
 */
const formats = new Map<string, Intl.DateTimeFormat>();

/** What a date is written with when its time zone is all that was asked for. */
const dateAndTime: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
};

function formatOfZone(locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const known = formats.get(key);
  if (known) {
    return known;
  }
  const format = new Intl.DateTimeFormat(locale, { ...dateAndTime, timeZone });
  formats.set(key, format);
  return format;
}

const { prototype } = Date;
const write = prototype.toLocaleString;

Object.defineProperty(prototype, 'toLocaleString', {
  configurable: true,
  writable: true,
  value(this: Date, locales?: string | string[], options?: Intl.DateTimeFormatOptions) {
    const isZoneOnly =
      typeof locales === 'string' &&
      typeof options?.timeZone === 'string' &&
      Object.keys(options).length === 1;
    return isZoneOnly && !Number.isNaN(this.getTime())
      ? formatOfZone(locales, options.timeZone!).format(this)
      : write.call(this, locales, options);
  },
});

const formatOfSystem = new Intl.DateTimeFormat();

Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
  // Called without `new` and without arguments: it is asked what the system has.
  apply: (target, self, args) =>
    args.length === 0 ? formatOfSystem : (Reflect.apply(target, self, args) as Intl.DateTimeFormat),
});
