import type { ProjectModule } from './layoutModules.ts';

/** Families of the icon font that code draws with; none unless it uses the `Icon` component. */
export function iconFonts(modules: readonly ProjectModule[]): string[] {
  const usesIcon = modules.some(({ imports }) =>
    imports.some(
      ({ specifier, names }) =>
        specifier === '@mui/material/Icon' ||
        (specifier === '@mui/material' && (names.includes('Icon') || names.includes('*'))),
    ),
  );
  if (!usesIcon) {
    return [];
  }
  const isTwoTone = modules.some(({ text }) => text.includes('material-icons-two-tone'));
  return ['Material Icons', ...(isTwoTone ? ['Material Icons Two Tone'] : [])];
}
