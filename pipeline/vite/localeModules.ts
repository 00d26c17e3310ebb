import { type LocalePack, localePacks } from '#pipeline/packages/localePacks.ts';

/** Source of the list of locales: what each covers, and how to load it. */
export function localeList(root: string): string {
  const entries = localePacks(root).map(({ tag, parts }) => {
    const covers = JSON.stringify(Object.keys(parts));
    return `${JSON.stringify(tag)}: { covers: ${covers}, load: () => import('virtual:docs/locale/${tag}') }`;
  });
  return `export const locales = {\n${entries.join(',\n')}\n};`;
}

/** Source of one locale: its packs for a theme, and its loaders for the date libraries; null for an unknown tag. */
export function localeModule(root: string, tag: string): string | null {
  const pack = localePacks(root).find((each) => each.tag === tag);
  if (!pack) {
    return null;
  }
  const parts = Object.entries(pack.parts);
  return [
    ...parts.map(
      ([part, { name, file }]) => `import { ${name} as ${part} } from ${JSON.stringify(file)};`,
    ),
    `export const packs = [${parts.map(([part]) => part).join(', ')}];`,
    `export const dateLocales = {\n${dateLoaders(pack).join(',\n')}\n};`,
  ].join('\n');
}

/** Day.js and Moment register a locale under a name; date-fns exports it; Luxon asks the browser. */
function dateLoaders({ tag, dates }: LocalePack): string[] {
  const registered = (module: string, name: string) =>
    `() => import(${JSON.stringify(module)}).then(() => ${JSON.stringify(name)})`;
  const { dayjs, moment } = dates;
  const dateFns = dates['date-fns'];
  return [
    dayjs === null ? '' : `dayjs: ${registered(`dayjs/locale/${dayjs}`, dayjs)}`,
    // The module that its adapter imports; the others belong to a second copy of the library.
    moment === null ? '' : `moment: ${registered(`moment/dist/locale/${moment}`, moment)}`,
    dateFns === null
      ? ''
      : `'date-fns': () => import('date-fns/locale/${dateFns}').then((module) => module.default ?? Object.values(module)[0])`,
    `luxon: () => Promise.resolve(${JSON.stringify(tag)})`,
  ].filter((line) => line !== '');
}
