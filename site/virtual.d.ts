declare module 'virtual:docs/config' {
  import type { SiteConfig } from '#model/SiteConfig.ts';
  export const siteConfig: SiteConfig;
}

declare module 'virtual:docs/translations/en' {
  import type { Dictionary } from '#model/Dictionary.ts';
  export const dictionary: Dictionary;
}

declare module 'virtual:docs/translations/zh' {
  import type { Dictionary } from '#model/Dictionary.ts';
  export const dictionary: Dictionary;
}

declare module 'virtual:docs/translations/en/asides' {
  import type { Dictionary } from '#model/Dictionary.ts';
  export const dictionary: Dictionary;
}

declare module 'virtual:docs/translations/zh/asides' {
  import type { Dictionary } from '#model/Dictionary.ts';
  export const dictionary: Dictionary;
}

declare module 'virtual:docs/demos' {
  import type { ComponentType } from 'react';
  type LazyDemos = Record<string, () => Promise<{ default: ComponentType }>>;
  export const demoRegistries: Record<string, () => Promise<{ demos: LazyDemos }>>;
}
