import { describe, expect, it } from 'vitest';
import { createApiNames } from './apiNames.ts';
import { objectType, prop, widgetsExtract } from './fixtures/widgetsApi.ts';

const { pages, exports } = widgetsExtract();
const names = (...components: string[]) =>
  createApiNames(pages, exports, { components, hooks: [] }, ['DialApiRef']);

describe('createApiNames', () => {
  it('finds a prop with what its card shows', () => {
    expect(names('Dial').find('maxValue', null)).toMatchObject({
      kind: 'prop',
      owner: 'Dial',
      href: '/x/api/widgets/dial#dial-prop-maxValue',
      type: 'number',
      default: '100',
      text: 'The highest reading.',
      plan: 'pro',
      deprecated: false,
    });
  });

  it('means the first component of the page that has the name', () => {
    expect(names('Gauge', 'Dial').find('maxValue', null)?.owner).toBe('Gauge');
    expect(names('Dial', 'Gauge').find('maxValue', null)?.owner).toBe('Dial');
    expect(names('Dial').find('maxValue', null)?.owner).toBe('Dial');
  });

  it('follows the word that says what a name is', () => {
    expect(names('Dial').find('hand', null)).toMatchObject({ kind: 'prop', deprecated: true });
    expect(names('Dial').find('hand', 'slot')).toMatchObject({ kind: 'slot' });
    expect(names('Dial').find('slots.hand', null)).toMatchObject({ kind: 'slot' });
    expect(names('Dial').find('hand', 'event')).toBeNull();
  });

  it('takes a vague word for a prop only where it is called one', () => {
    expect(names('Dial').find('label', null)).toBeNull();
    expect(names('Dial').find('label', 'prop')?.href).toBe('/x/api/widgets/dial#dial-prop-label');
  });

  it('finds exports, also written as elements, and the page that shows a part of another', () => {
    expect(names().find('Gauge', null)?.href).toBe('/x/api/widgets/gauge');
    expect(names().find('<Gauge />', null)?.href).toBe('/x/api/widgets/gauge');
    expect(names().find('DialProps', null)).toMatchObject({
      owner: 'Dial',
      href: '/x/api/widgets/dial',
    });
  });

  it('finds a method where a name is called', () => {
    expect(names('Gauge').find('unit()', null)).toMatchObject({ owner: 'DialApiRef' });
    expect(names('Gauge').find('apiRef.current.turn()', null)).toMatchObject({
      owner: 'DialApiRef',
    });
    expect(names('Gauge').find('unit', null)).toMatchObject({ owner: 'Gauge' });
  });

  it('means the interface the authors list first, whatever the order of the pages', () => {
    const special = objectType('ArrowMark', [prop('ArrowMark', 'length')]);
    const general = objectType('Mark', [prop('Mark', 'length')]);
    const { find } = createApiNames([special, general], [], { components: [], hooks: [] }, [
      'Mark',
      'ArrowMark',
    ]);
    expect(find('length', null)?.owner).toBe('Mark');
  });

  it('leaves anything else alone', () => {
    const { find } = names('Dial');
    for (const code of ['turns', 'dialTests', 'maxValue={3}', "'maxValue'", 'npm run dial', '']) {
      expect(find(code, null)).toBeNull();
    }
  });
});
