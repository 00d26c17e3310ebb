/** What the palette can do whatever the page, in the order it is offered. */
export const commands = [
  'mode=light',
  'mode=dark',
  'mode=system',
  'direction=ltr',
  'direction=rtl',
  'density=dense',
  'density=normal',
  'code=TS',
  'code=JS',
  'styling=MUI System',
  'styling=Tailwind',
  'styling=CSS',
  'copy-link',
  'playground',
] as const;

/** A command of the palette. */
export type Command = (typeof commands)[number];

/** Key of a command's words in the dictionary. */
export function commandKey(command: Command): string {
  return command.replaceAll(/[^a-z]+(.)/gi, (_, letter: string) => letter.toUpperCase());
}
