import { z } from 'zod';
import {
  insightBatch,
  type InsightEvent,
  type InsightReport,
  longestWords,
  readerProperties,
  searchWords,
  vitalBucket,
  vitalMetrics,
} from '#model/Insight.ts';
import { languageCodes } from '#model/Language.ts';
import { looksSecret } from '#model/looksSecret.ts';
import type { Count } from './insightStore.ts';

/** A path as a reader may have typed it: no control character, no query. */
const path = z
  .string()
  .max(200)
  .regex(/^\/[^\s?#\\\p{C}]*$/u);
const name = z
  .string()
  .max(80)
  .regex(/^[^\p{C}]*$/u);

const eventSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('view'), page: path, language: z.enum(languageCodes) }),
  z.strictObject({ kind: z.literal('click'), category: name, action: name, label: name }),
  z.strictObject({ kind: z.literal('copy'), page: path, demo: name }),
  z.strictObject({
    kind: z.literal('vital'),
    page: path,
    metric: z.enum(vitalMetrics),
    value: z.number().min(0).max(1e9),
  }),
  z.strictObject({
    kind: z.literal('reader'),
    property: z.enum(readerProperties),
    value: z.string().regex(/^[\w. -]{1,20}$/),
  }),
  z.strictObject({
    kind: z.literal('search'),
    outcome: z.enum(['none', 'unopened']),
    words: z
      .string()
      .min(1)
      .max(longestWords)
      .regex(/^[^\p{C}]*$/u),
  }),
]) satisfies z.ZodType<InsightEvent>;

/** Checks what pages report; anything more, less or different is rejected. */
export const reportSchema = z.strictObject({
  events: z.array(eventSchema).min(1).max(insightBatch),
}) satisfies z.ZodType<InsightReport>;

interface CountOptions {
  day: string;
  /** Whether the site has a page at a path. */
  hasPage(path: string): Promise<boolean>;
}

/** What is counted of an event; null for what is not: pages that do not exist, and words that may be a secret. */
export async function toCount(
  event: InsightEvent,
  { day, hasPage }: CountOptions,
): Promise<Count | null> {
  if ('page' in event && !(await hasPage(event.page))) {
    const isMissing = event.kind === 'view' && !looksSecret(event.page.replaceAll('/', ' '));
    return isMissing ? { day, kind: 'missing', page: event.page, detail: '' } : null;
  }
  switch (event.kind) {
    case 'view':
      return { day, kind: 'view', page: event.page, detail: event.language };
    case 'copy':
      return { day, kind: 'copy', page: event.page, detail: event.demo };
    case 'vital': {
      const { kind, page, metric, value } = event;
      return { day, kind, page, detail: `${metric} ${vitalBucket(metric, value)}` };
    }
    case 'click': {
      const detail = [event.category, event.action, event.label].join(' / ');
      return { day, kind: 'click', page: '', detail };
    }
    case 'reader':
      return { day, kind: 'reader', page: '', detail: `${event.property} ${event.value}` };
    case 'search': {
      const words = searchWords(event.words);
      return words === '' || looksSecret(event.words)
        ? null
        : { day, kind: `search-${event.outcome}`, page: '', detail: words };
    }
  }
}
