import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { expect, it } from 'vitest';
import { renderSnapshot } from './renderSnapshot.tsx';

const Red = styled('p')({ color: 'red' });
const Frame = ({ children }: { children: ReactNode }) => <main>{children}</main>;

it('renderSnapshot keeps styles apart from the HTML and starts afresh each time', () => {
  const snapshots = [1, 2].map(() => renderSnapshot('widgets/Red', () => <Red>Seven</Red>, Frame));
  for (const { html, rules } of snapshots) {
    const [id, rule] = Object.entries(rules)[0] ?? [];
    expect(html).toBe(`<main><p class="css-${id}">Seven</p></main>`);
    expect(rule).toBe(`.css-${id}{color:red;}`);
    expect(Object.keys(rules)).toHaveLength(1);
  }
});

it('renderSnapshot gives each demo ids of its own', () => {
  const Labelled = () => <p id={useId()}>Name</p>;
  const [first, second] = ['a/One', 'a/Two'].map((id) => renderSnapshot(id, Labelled, Frame).html);
  expect(first).toContain('a-One-');
  expect(first).not.toBe(second);
});
