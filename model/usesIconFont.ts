const iconModule = /from '@mui\/material\/Icon'/;
const iconName = /import \{[^}]*\bIcon\b[^}]*\} from '@mui\/material'/;

/** Whether code draws icons with a font: it imports Material UI's `Icon`, whose children are the names of icons. */
export function usesIconFont(code: readonly string[]): boolean {
  return code.some((text) => iconModule.test(text) || iconName.test(text));
}
