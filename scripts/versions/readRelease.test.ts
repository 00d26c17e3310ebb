import { describe, expect, it } from 'vitest';
import { mergeHistories } from './mergeHistories.ts';
import { readRelease } from './readRelease.ts';
import { openTypeSpace } from './TypeSpace.ts';

function read(files: Record<string, string>) {
  return readRelease(openTypeSpace(new Map([['@acme/dials', new Map(Object.entries(files))]])), {
    package: '@acme/dials',
    below: [],
    subpaths: [],
    interfaces: ['DialApi'],
    eventLookup: 'DialEvents',
  });
}

const index = `export * from './Dial'; export { useDial } from './useDial';`;
const base = `
  export interface BaseProps<T> { /** @default 10 */ size?: number; value: T; /** @ignore */ secret: 1; }
  export interface Hidden { theme: string; mode: string; }`;

const files = {
  'index.d.ts': index,
  'base.d.ts': base,
  'Dial.d.ts': `
    import * as React from 'react';
    import { BaseProps, Hidden } from './base';
    export interface DialSlots { root: React.ElementType; Hand: React.ElementType; }
    type Lower<T> = { [K in keyof T as Uncapitalize<K>]: T[K] };
    export interface DialProps extends Omit<BaseProps<string>, 'value'>, Pick<Hidden, 'mode'>, React.HTMLAttributes<HTMLDivElement> {
      slots?: Partial<Lower<DialSlots>>;
      classes?: Record<'root' | 'hand', string>;
      /** @deprecated Use size. */
      width?: number;
    }
    export declare const Dial: React.ForwardRefExoticComponent<DialProps & React.RefAttributes<HTMLDivElement>>;
    export interface DialApi { turn(degrees: number): void; }
    export interface DialEvents { turned: { params: number }; }`,
  'useDial.d.ts': `export declare function useDial(dial: string): { angle: number };`,
};

describe('readRelease', () => {
  const items = read(files);

  it('finds the members of components, hooks, interfaces, and events by their syntax', () => {
    expect([...items.keys()].filter((key) => !items.get(key)?.inherited).sort()).toEqual(
      [
        'Dial',
        'DialApi',
        'DialEvents',
        'DialProps',
        'DialSlots',
        'useDial',
        'Dial.class.hand',
        'Dial.class.root',
        'Dial.slot.hand',
        'Dial.slot.root',
        'Dial.prop.classes',
        'Dial.prop.mode',
        'Dial.prop.size',
        'Dial.prop.slots',
        'Dial.prop.width',
        'DialApi.property.turn',
        'DialEvents.event.turned',
        'useDial.argument.dial',
        'useDial.result.angle',
      ].sort(),
    );
  });

  it('reads types, defaults, and deprecations', () => {
    expect(items.get('Dial.prop.size')).toMatchObject({ type: 'number', default: '10' });
    expect(items.get('Dial.prop.width')?.deprecated).toBe(true);
    expect(items.get('DialApi.property.turn')?.type).toBe('(degrees: number) => void');
  });

  it('knows that an element may have given a prop before', () => {
    expect(items.get('Dial.prop.className')?.inherited).toBe(true);
  });
});

describe('mergeHistories', () => {
  const later = read({
    ...files,
    'base.d.ts': base
      .replace('@default 10', '@default 20')
      .replace('size?: number', 'size?: 1 | 2'),
    'useDial.d.ts': `export declare function useKnob(): void;`,
    'index.d.ts': index.replace('useDial }', 'useKnob }'),
  });
  const record = mergeHistories(
    '@acme/dials',
    [
      { version: '7.1.4', items: read(files) },
      { version: '8.0.0-alpha.7', items: read(files) },
      { version: '8.0.0', items: later },
      { version: '8.2.0', items: later },
    ],
    { minors: ['7.1', '8.0', '8.1', '8.2'], labeled: '8.0.0-alpha.11' },
  );

  it('records what came, went, and changed', () => {
    expect(record.exports).toMatchObject({ Dial: '', useDial: '-8.0', useKnob: '+8.0?' });
    expect(record.members['Dial']?.['prop']?.['size']).toEqual(['~8.0 =8.0', 0, 1, 2, 3]);
    expect(record.texts).toEqual(['number', '1 | 2', '10', '20']);
  });

  it('lists the minors it could not read', () => {
    expect(record.missing).toEqual(['8.1']);
  });
});
