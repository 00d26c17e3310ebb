import mono from '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff2?url';
import text from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/** Addresses of the fonts that every page needs for its first screen. */
export const fontPreloads = [text, mono];
