import type { Language } from './Language.ts';

/** A day such as `2026-11-15` as readers of a language write it. */
export function formatDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}
