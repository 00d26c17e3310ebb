import type { Look } from './Picture.ts';

/** A large window, light, left to right. */
export const wide: Look = { width: 1440, mode: 'light', direction: 'ltr' };

/** A large window in the dark. */
export const wideDark: Look = { ...wide, mode: 'dark' };

/** A phone, light, left to right. */
export const phone: Look = { ...wide, width: 390 };

/** A phone in the dark. */
export const phoneDark: Look = { ...phone, mode: 'dark' };

/** The same from right to left. */
export function rtl(look: Look): Look {
  return { ...look, direction: 'rtl' };
}
