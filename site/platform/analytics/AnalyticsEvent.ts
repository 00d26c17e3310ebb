import type { CodeStyling, CodeVariant } from '#model/CodePreferences.ts';
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
      metric: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
      value: number;
      delta: number;
      id: string;
    }
  | { name: 'user_properties'; properties: Partial<UserProperties> };
