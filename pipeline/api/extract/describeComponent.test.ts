import { describe, expect, it } from 'vitest';
import { typeTextToString } from '#model/api/TypeText.ts';
import { componentProps } from './componentProps.ts';
import { describeComponent } from './describeComponent.ts';
import { readWidgets } from './fixtures/readWidgets.ts';

const dial = `
export type Size = 'small' | 'large';
export interface Reading { value: number }
export interface DialSlots {
  /**
   * Moves over the scale.
   * @default DialHand
   */
  hand?: string;
}
export interface DialClasses {
  /** Styles applied to the root element. */
  root: string;
  /** State class applied when selected. */
  selected: string;
}
export interface DialProps<R extends object> extends React.HTMLAttributes<HTMLDivElement> {
  readings: readonly R[];
  /**
   * How large it is, see [sizes](https://mui.com/x/react-widgets/sizes/).
   * @default "small"
   */
  size?: Size;
  last?: Reading | null;
  /** Marks like <b> are words. */
  label?: React.ReactNode;
  /**
   * Called when the hand moves.
   * @param {Reading} reading Where it stands, a [[Reading]].
   * @param {object} details More about it.
   * @param {string} details.reason Why it moved.
   * @returns {boolean} False to stop it.
   */
  onMove?: (reading: Reading, details?: { reason: string }) => boolean | undefined;
  /** @deprecated Use \`label\`. */
  caption?: string;
  /** @ignore - do not document. */
  secret?: string;
  slots?: DialSlots;
  classes?: Partial<DialClasses>;
}
/** Shows a reading. */
export declare function Dial<R extends object>(
  props: DialProps<R> & React.RefAttributes<HTMLDivElement>,
): React.JSX.Element;`;

function read(name: string, { context, exported }: ReturnType<typeof readWidgets>) {
  const found = exported(name);
  const props = componentProps(found.symbol, context.checker);
  if (!props) {
    throw new Error(`${name} is no component.`);
  }
  return describeComponent(found, props, context);
}

describe('describeComponent', () => {
  const api = read('Dial', readWidgets(dial));
  const prop = (name: string) => api.props.find((candidate) => candidate.name === name);

  it('says what the component is, where it is imported from and what its ref holds', () => {
    expect(api).toMatchObject({
      kind: 'component',
      path: '/x/api/widgets/dial',
      name: 'Dial',
      plan: null,
      description: { html: '<p>Shows a reading.</p>' },
      imports: ["import { Dial } from '@mui/x-widgets';"],
      themeName: 'MuiDial',
      ref: { kind: 'element', element: 'div' },
    });
  });

  it('lists own props, required ones first, and names the inherited ones as a whole', () => {
    expect(api.props.map(({ name }) => name)).toEqual([
      'readings',
      'caption',
      'classes',
      'label',
      'last',
      'onMove',
      'size',
      'slots',
    ]);
    expect(api.inheritance).toEqual({ name: 'div', href: null });
  });

  it('spells out an alias of literals, and takes default and description from the comment', () => {
    expect(prop('size')).toMatchObject({
      rowId: 'dial-prop-size',
      type: { kind: 'union', members: [["'small'"], ["'large'"]] },
      required: false,
      default: "'small'",
      description: {
        html: '<p>How large it is, see <a href="/x/react-widgets/sizes">sizes</a>.</p>',
        markdown: 'How large it is, see [sizes](/x/react-widgets/sizes).',
        text: 'How large it is, see sizes.',
      },
    });
  });

  it('keeps the type parameters of the component and links types that have a page', () => {
    expect(prop('readings')?.type).toEqual({ kind: 'plain', tokens: ['readonly R[]'] });
    expect(prop('last')?.type).toEqual({
      kind: 'union',
      members: [[{ text: 'Reading', href: '/x/api/widgets/reading' }], ['null']],
    });
  });

  it('shows tags in comments as words', () => {
    expect(prop('label')?.description.html).toBe(
      '<p>Marks like <code>&#x3C;b></code> are words.</p>',
    );
  });

  it('explains each parameter of a callback and what it returns', () => {
    const signature = prop('onMove')?.signature;
    expect(
      signature?.parameters.map(({ name, optional, type, description }) => [
        name,
        optional,
        typeTextToString(type),
        description.html,
      ]),
    ).toEqual([
      [
        'reading',
        false,
        'Reading',
        'Where it stands, a <a href="/x/api/widgets/reading"><code>Reading</code></a>.',
      ],
      ['details', true, '{ reason: string }', 'More about it.'],
      ['details.reason', false, '', 'Why it moved.'],
    ]);
    expect(typeTextToString(signature?.returns.type ?? { kind: 'plain', tokens: [] })).toBe(
      'boolean',
    );
    expect(signature?.returns.description.html).toBe('False to stop it.');
  });

  it('marks what is deprecated and hides what its comment hides', () => {
    expect(prop('caption')?.deprecation?.html).toBe('Use <code>label</code>.');
    expect(prop('secret')).toBeUndefined();
  });

  it('describes slots with their defaults, and classes with their names', () => {
    expect(api.slots).toMatchObject([
      { name: 'hand', rowId: 'Dial-css-hand', default: 'DialHand', className: null },
    ]);
    expect(api.classes).toMatchObject([
      { name: 'selected', className: 'Mui-selected', isGlobal: true },
      {
        name: 'root',
        className: 'MuiDial-root',
        isGlobal: false,
        description: { html: 'Styles applied to the root element.' },
      },
    ]);
  });
});

describe('the plan of a prop', () => {
  const variant = (name: string, props: string) =>
    `export declare function ${name}(props: { ${props} }): React.JSX.Element;`;
  const widgets = readWidgets(
    variant('Dial', 'a?: string'),
    variant('DialPro', 'a?: string; b?: string'),
    `${variant('DialPremium', 'a?: string; b?: string; c?: string')}
     ${variant('Gauge', 'd?: string')}`,
  );
  const plans = (name: string) =>
    Object.fromEntries(read(name, widgets).props.map(({ name: prop, plan }) => [prop, plan]));

  it('is the lowest plan whose variant of the component has it', () => {
    expect(plans('Dial')).toEqual({ a: null });
    expect(plans('DialPro')).toEqual({ a: null, b: 'pro' });
    expect(plans('DialPremium')).toEqual({ a: null, b: 'pro', c: 'premium' });
  });

  it('is not repeated on a component that needs a plan as a whole', () => {
    expect(read('Gauge', widgets).plan).toBe('premium');
    expect(plans('Gauge')).toEqual({ d: null });
  });
});
