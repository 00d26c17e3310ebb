declare module '*?script' {
  /** The module as a minified script that calls the function it is named after; empty in the browser. */
  export const script: string;
}

declare module 'virtual:docs/config' {
  import type { SiteConfig } from '#model/SiteConfig.ts';
  export const siteConfig: SiteConfig;
}

declare module 'virtual:docs/styles' {}

declare module 'virtual:docs/late-styles' {
  const css: string;
  export default css;
}

declare module 'virtual:docs/messages' {
  import type { messageTopics } from '#content/messageTopics.ts';
  import type en from '#content/translations/en.json';
  import type { Messages } from '#model/Messages.ts';

  type Deliveries = typeof messageTopics;
  type TopicOf<Delivery> = {
    [Topic in keyof Deliveries]: Deliveries[Topic] extends Delivery ? Topic : never;
  }[keyof Deliveries];
  type Loaders = Partial<Record<string, () => Promise<{ messages: Messages; isPartial: boolean }>>>;

  /** Messages every page has, or can load. */
  export type SharedMessages = Pick<typeof en, TopicOf<'shell' | 'late'>>;
  /** Messages by topic, as a page or a part that is about one thing gets them. */
  export type TopicMessages = Pick<
    typeof en,
    Exclude<TopicOf<'page' | 'late'>, 'home' | 'templates'>
  > & {
    home: typeof en.home & {
      /** By the product's folder. */
      highlights: Record<string, Record<'1' | '2' | '3', string>>;
    };
    templates: Omit<typeof en.templates, 'list'> & {
      /** Of the template that is shown. */
      title: string;
      /** By the template's folder. */
      list: Record<string, { title: string; name: string; description: string }>;
    };
    api: typeof en.api & typeof en.code & { plans: typeof en.tags };
  };
  /** The shell's English messages. */
  export const shellMessages: Messages;
  /** The shell's messages in the other languages. */
  export const shellLoaders: Loaders;
  /** Messages of parts loaded on demand. */
  export const lateLoaders: Loaders;
}

declare module 'virtual:docs/messages/*' {
  import type { Messages } from '#model/Messages.ts';
  export const messages: Messages;
  /** Whether texts are missing, so that the English ones are needed as well. */
  export const isPartial: boolean;
}

declare module 'virtual:docs/packages' {
  export const dependencyVersions: Record<string, string>;
  export const commitReference: string | null;
}

declare module 'virtual:docs/locales' {
  export interface LocaleModule {
    /** Theme options with the translations. */
    packs: object[];
    /** Load the locale of a date library; its result is what the adapter takes. */
    dateLocales: Partial<Record<'dayjs' | 'date-fns' | 'luxon' | 'moment', () => Promise<unknown>>>;
  }
  /** The library's locales by language tag. */
  export const locales: Record<
    string,
    {
      /** Parts of the library that have a translation. */
      covers: ('core' | 'grid' | 'pickers' | 'charts')[];
      load: () => Promise<LocaleModule>;
    }
  >;
}

declare module 'virtual:docs/templates' {
  import type { Theme, ThemeOptions } from '@mui/material/styles';
  import type { ComponentType } from 'react';
  export const templates: Record<string, () => Promise<{ default: ComponentType }>>;
  export function createTemplateTheme(
    options?: Omit<ThemeOptions, 'typography'> & {
      mode?: 'light' | 'dark';
      fontFamily?: string;
      colors?: { primary?: { main: string }; secondary?: { main: string } };
    },
    ...overrides: object[]
  ): Theme;
}

declare module 'virtual:sandbox/modules' {
  /** Modules edited code may import, by the chunk that brings them. */
  export const specifiersByChunk: Record<string, string[]>;
  export const loadChunk: Record<string, () => Promise<{ modules: Record<string, object> }>>;
}
