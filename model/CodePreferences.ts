/** Language a demo's code is shown in. */
export type CodeVariant = 'JS' | 'TS';

/** How a demo with variants is styled. */
export type CodeStyling = 'MUI System' | 'Tailwind' | 'CSS';
