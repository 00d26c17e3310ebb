/** Language a demo's code is shown in. */
export type CodeVariant = 'JS' | 'TS';

/** How a demo with variants is styled. */
export type CodeStyling = 'MUI System' | 'Tailwind' | 'CSS';

/** Stylings by the name they have in file names and anchors; the first is what a demo shows at first. */
export const stylingSlugs = {
  system: 'MUI System',
  tailwind: 'Tailwind',
  css: 'CSS',
} as const satisfies Record<string, CodeStyling>;

/** Name of a styling in file names and anchors. */
export function stylingSlug(styling: CodeStyling): keyof typeof stylingSlugs {
  return styling === 'CSS' ? 'css' : styling === 'Tailwind' ? 'tailwind' : 'system';
}
