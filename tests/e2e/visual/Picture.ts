import type { Page } from '@playwright/test';
import type { Noise } from '#tests/setup/quietPage.ts';

/** How a reader looks at the site. */
export interface Look {
  width: 1440 | 390;
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** What a reader does before a picture is taken. */
export type Arrange = (page: Page, noise: Noise) => Promise<void>;

/** One page in one state, as one reader sees it. */
export interface Picture {
  /** Name of the baseline. */
  name: string;
  path: string;
  look: Look;
  arrange: Arrange;
}

/** Makes a picture in one line. */
export function picture(name: string, path: string, look: Look, arrange: Arrange): Picture {
  return { name, path, look, arrange };
}
