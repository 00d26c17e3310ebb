import { type OptionGroup, optionKey } from './SearchOption.ts';

/** Key of the option a key press leads to: arrows go option by option and around, page keys group by group. */
export function moveActive(
  pressed: string,
  groups: readonly OptionGroup[],
  active: string | null,
): string | null {
  const lists = groups.map(({ options }) => options.map(optionKey));
  const keys = lists.flat();
  const at = active === null ? -1 : keys.indexOf(active);
  switch (pressed) {
    case 'ArrowDown':
      return keys[(at + 1) % keys.length] ?? null;
    case 'ArrowUp':
      return keys.at(at <= 0 ? -1 : at - 1) ?? null;
    case 'PageDown':
    case 'PageUp': {
      const group = lists.findIndex((list) => active !== null && list.includes(active));
      const next = group + (pressed === 'PageDown' ? 1 : -1);
      return lists[Math.max(0, Math.min(lists.length - 1, next))]?.[0] ?? null;
    }
    default:
      return null;
  }
}
