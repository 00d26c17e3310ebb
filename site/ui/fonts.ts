import mono from '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff2?url';
import text from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/** Fonts every page uses above the fold. */
export const fontPreloads = [text, mono];
