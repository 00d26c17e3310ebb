import { expect, it } from 'vitest';
import { toLiteral } from './toLiteral.ts';

it('writes values the way code is written', () => {
  expect(toLiteral({ mode: 'dark', spacing: 6, on: true, primary: { main: '#fff' } })).toBe(
    "{\n  mode: 'dark',\n  spacing: 6,\n  on: true,\n  primary: {\n    main: '#fff',\n  },\n}",
  );
  expect(toLiteral({ 'a-b': {} })).toBe("{\n  'a-b': {},\n}");
});

it.each(["it's", 'say "x"', 'back\\slash', 'line\nbreak', "'; alert(1); '", '\\"'])(
  'writes a string that reads back as itself: %j',
  (text) => {
    // eslint-disable-next-line no-new-func -- reading the literal back is the point.
    expect(new Function(`return ${toLiteral(text)}`)()).toBe(text);
  },
);
