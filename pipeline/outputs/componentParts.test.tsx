import { createTheme, ThemeProvider } from '@mui/material/styles';
import { Window } from 'happy-dom';
import type { ComponentType, ReactNode } from 'react';
import { expect, it } from 'vitest';
import { componentParts } from '#content/componentParts.ts';
import { themeOf } from '#model/inspector/findPart.ts';
import {
  classKey,
  type InspectedSlot,
  type InspectorData,
} from '#model/inspector/InspectorData.ts';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { renderSnapshot } from '#pipeline/demos/renderSnapshot.tsx';
import { openDocs } from '#pipeline/openDocs.ts';
import { type Specimen, specimens } from './componentSpecimens.ts';
import { readInspectorData } from './inspectorFiles.ts';

/** Reads the types of all packages when nothing is cached, and loads all of them. */
const patience = 300_000;

const docs = openDocs(contentConfig(process.cwd(), { watching: false }));

it.each(Object.keys(componentParts))(
  'the parts of %s take what a theme, sx and slotProps set',
  async (product) => {
    const data = await readInspectorData(docs, product);
    const seen = new Set<string>();
    const wrong: string[] = [];
    const compare = (what: string, found: Element[], wanted: Element[]) => {
      const odd = [...found, ...wanted].find(
        (one) => !(found.includes(one) && wanted.includes(one)),
      );
      if (odd) {
        wrong.push(`${what}: <${odd.tagName.toLowerCase()} class="${odd.getAttribute('class')}">`);
      }
    };
    for (const each of specimens[product] ?? []) {
      const sx = data.components[each.name]?.sx ?? null;
      const plain = await render(each, product, {
        theme: markingTheme(data),
        props: sx ? { sx: mark('sx') } : {},
      });
      if (sx) {
        compare(`sx of ${each.name}`, plain.marked('sx'), plain.find(sx));
      }
      for (const one of plain.find('[class]')) {
        const target = themeOf(one, data);
        if (target && !plain.marked(`${target.theme}-${target.key}`).includes(one)) {
          wrong.push(
            `${target.theme} ${target.key} misses ${one.getAttribute('class')} of ${each.name}`,
          );
        }
      }
      const slots = data.slots.filter(({ name }) => pathOf(each.name, name, data).length > 0);
      const filled = await render(each, product, {
        theme: {},
        props: { slotProps: fill(each.name, slots, data) },
      });
      for (const { name, selector, takes } of slots) {
        selector
          .split(/, (?=\.)/)
          .filter((one) => filled.find(one).length > 0)
          .forEach((one) => seen.add(`${name} ${one}`));
        compare(
          `slot ${name} of ${each.name}`,
          filled.marked(name),
          takes === null ? [] : filled.find(selector),
        );
      }
    }
    const unseen = data.slots.flatMap(({ name, selector }) =>
      selector
        .split(/, (?=\.)/)
        .map((one) => `${name} ${one}`)
        .filter((one) => !seen.has(one)),
    );
    expect({ wrong, unseen }).toEqual({ wrong: [], unseen: [] });
  },
  patience,
);

/** A declaration that changes nothing and is found again. */
const mark = (name: string) => ({ [`--mark-${name}`]: '1' });

/** A theme that marks all parts it is said to reach. */
function markingTheme({ parts }: InspectorData) {
  const components: Record<string, { styleOverrides: Record<string, object> }> = {};
  for (const [className, { theme }] of Object.entries(parts)) {
    if (theme !== null) {
      const { styleOverrides } = (components[theme] ??= { styleOverrides: {} });
      styleOverrides[classKey(className)] = mark(`${theme}-${classKey(className)}`);
    }
  }
  return { components };
}

/** Slots from a component to one of its own, or of the items that a tree renders in a slot. */
function pathOf(component: string, slot: string, { components }: InspectorData): string[] {
  const own = components[component]?.slots ?? [];
  if (own.includes(slot)) {
    return [slot];
  }
  return own.includes('item') && components['TreeItem']?.slots.includes(slot) ? ['item', slot] : [];
}

/** Props of slots that mark the elements which take them. */
function fill(component: string, slots: InspectedSlot[], data: InspectorData) {
  const inner = slots.filter(({ name }) => pathOf(component, name, data).length === 2);
  const marked = (some: InspectedSlot[]) =>
    Object.fromEntries(
      some.map(({ name, takes }) => [name, takes === null ? {} : { [takes]: mark(name) }]),
    );
  const own = marked(slots.filter((slot) => !inner.includes(slot)));
  return inner.length > 0 ? { ...own, item: { ...own['item'], slotProps: marked(inner) } } : own;
}

interface Setup {
  theme: object;
  props: { slotProps?: Record<string, object>; sx?: object };
}

async function render({ name, load, props }: Specimen, product: string, setup: Setup) {
  const { html, rules } = await renderSnapshot(`parts/${name}`, {
    width: 800,
    sheet: '',
    variables: {},
    load: async () => {
      const module = await load();
      const Component = module[name] as ComponentType<Record<string, unknown>>;
      const own = props(module);
      const slotProps = merge(
        own['slotProps'] as Setup['props']['slotProps'],
        setup.props.slotProps,
      );
      const shown = <Component {...own} {...setup.props} {...(slotProps && { slotProps })} />;
      return (
        <ThemeProvider theme={createTheme(setup.theme)}>
          {product === 'date-pickers' ? await withDates(shown) : shown}
        </ThemeProvider>
      );
    },
  });
  const { document } = new Window();
  document.body.innerHTML = html;
  const find = (selector: string) =>
    [...document.body.querySelectorAll(selector)] as unknown as Element[];
  const css = Object.values(rules).join('');
  const known = new Map<string, Element[]>();
  const findMarked = (declaration: string) => {
    const selectors = selectorsOf(css, declaration);
    return find('*').filter(
      (one) =>
        one.getAttribute('style')?.includes(declaration) === true ||
        selectors.some((selector) => one.matches(selector)),
    );
  };
  return {
    find,
    marked(variable: string) {
      const found = known.get(variable) ?? findMarked(`--mark-${variable}:`);
      known.set(variable, found);
      return found;
    },
  };
}

function merge(own: Setup['props']['slotProps'] = {}, more: Setup['props']['slotProps'] = {}) {
  const names = [...new Set([...Object.keys(own), ...Object.keys(more)])];
  return names.length > 0
    ? Object.fromEntries(names.map((name) => [name, { ...own[name], ...more[name] }]))
    : null;
}

/** Selectors of the rules that have a declaration. */
function selectorsOf(css: string, declaration: string): string[] {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) =>
    body.includes(declaration) ? [selector] : [],
  );
}

async function withDates(shown: ReactNode) {
  const { LocalizationProvider } = await import('@mui/x-date-pickers/LocalizationProvider');
  const { AdapterDayjs } = await import('@mui/x-date-pickers/AdapterDayjs');
  return <LocalizationProvider dateAdapter={AdapterDayjs}>{shown}</LocalizationProvider>;
}
