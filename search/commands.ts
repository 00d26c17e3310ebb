import {
  type PreferenceName,
  type Preferences,
  preferenceNames,
  preferences,
} from '#model/Preferences.ts';

type PreferenceCommand = {
  [Name in PreferenceName]: `${Name}=${Preferences[Name]}`;
}[PreferenceName];

/** What the palette can do on every page, in the order it is offered; messages have these names as keys below `search.commands`. */
export const commands = [
  'mode=light',
  'mode=dark',
  'mode=system',
  'direction=ltr',
  'direction=rtl',
  'density=dense',
  'density=normal',
  ...preferenceNames.flatMap((name) =>
    // To the type of the text, each name may come with the values of the others.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    preferences[name].map((value) => `${name}=${value}` as PreferenceCommand),
  ),
  'copy-link',
  'playground',
] as const;

/** A command of the palette. */
export type Command = (typeof commands)[number];
