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

declare module 'virtual:docs/translations/en/late' {
  import type { Dictionary } from '#model/Dictionary.ts';
  export const dictionary: Dictionary;
}

declare module 'virtual:docs/translations/zh/late' {
  import type { Dictionary } from '#model/Dictionary.ts';
  export const dictionary: Dictionary;
}

declare module 'virtual:docs/packages' {
  export const dependencyVersions: Record<string, string>;
  export const commitReference: string | null;
}

declare module 'virtual:docs/demos' {
  import type { ComponentType } from 'react';
  type LazyDemos = Record<string, () => Promise<{ default: ComponentType; styles?: string }>>;
  export const demoRegistries: Record<string, () => Promise<{ demos: LazyDemos }>>;
}

declare module 'virtual:docs/templates' {
  import type { Theme, ThemeOptions } from '@mui/material/styles';
  import type { ComponentType } from 'react';
  export const templates: Record<string, () => Promise<{ default: ComponentType }>>;
  export function createTemplateTheme(
    options?: ThemeOptions & {
      mode?: 'light' | 'dark';
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
