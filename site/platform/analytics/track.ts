import type { CodeStyling, CodeVariant } from '#model/Preferences.ts';
import type { SearchOutcome, VitalMetric } from '#model/Insight.ts';
import type { Language } from '#model/Language.ts';
import type { ModePreference } from '#site/platform/settings/Settings.ts';

/** What is known about a reader's choices and screen (S3.4). */
export interface UserProperties {
  codeVariant: CodeVariant;
  codeStylingVariant: CodeStyling;
  userLanguage: Language;
  /** Rounded to one decimal. */
  devicePixelRatio: number;
  colorSchemeOS: 'light' | 'dark';
  colorScheme: ModePreference;
}

/** Everything the site reports; nothing else leaves it. */
export type AnalyticsEvent =
  | {
      name: 'page_view';
      title: string;
      /** Path without language. */
      location: string;
      productId: string;
      productCategoryId: string;
    }
  | { name: 'click'; category: string; action: string; label: string }
  | { name: 'ad'; action: 'display' | 'crash'; label: string }
  | {
      name: 'web_vital';
      metric: VitalMetric;
      value: number;
      delta: number;
      id: string;
    }
  | { name: 'user_properties'; properties: Partial<UserProperties> }
  /** A search that led nowhere; reported to our own server only. */
  | { name: 'search'; outcome: SearchOutcome; words: string };

/** Takes events to wherever they go. */
export type Transport = (event: AnalyticsEvent) => void;

let transport: Transport | null = null;
let waiting: AnalyticsEvent[] = [];

/** Reports an event; what happens before the transport is known waits for it. */
export function track(event: AnalyticsEvent): void {
  if (transport) {
    transport(event);
  } else {
    waiting.push(event);
  }
}

/** Says where events go from now on, those that waited included. */
export function sendEventsTo(next: Transport): void {
  transport = next;
  waiting.forEach(next);
  waiting = [];
}

/** Source of randomness: a number from 0 up to but not including 1. */
export type Random = () => number;

/** Draws whether an event is kept, given the share of events to keep. */
export function isKept(ratio: number, random: Random): boolean {
  return random() <= ratio;
}
