import styled from '@emotion/styled';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { renderSnapshot } from './renderSnapshot.tsx';

const Red = styled('p')({ color: 'red' });

const snapshot = (id: string, element: ReactNode, sheet = '') =>
  renderSnapshot(id, { width: 600, sheet, variables: {}, load: async () => element });

it('keeps styles apart from the HTML and starts afresh each time', async () => {
  for (const { html, rules } of [
    await snapshot('a/Red', <Red>7</Red>),
    await snapshot('a/Red', <Red>7</Red>),
  ]) {
    const [id, rule] = Object.entries(rules)[0] ?? [];
    expect(html).toBe(`<p class="css-${id}">7</p>`);
    expect(rule).toBe(`.css-${id}{color:red;}`);
    expect(Object.keys(rules)).toHaveLength(1);
  }
});

it('gives each demo ids of its own, the same whatever was rendered before', async () => {
  const Labeled = () => <p id={useId()}>Name</p>;
  const [first, second, again] = [
    await snapshot('a/One', <Labeled />),
    await snapshot('a/Two', <Labeled />),
    await snapshot('a/One', <Labeled />),
  ];
  expect(first.html).toContain('a-One-');
  expect(first.html).not.toBe(second.html);
  expect(again).toEqual(first);
});

it('runs what measures itself, at the width of the stage', async () => {
  function Measuring() {
    const box = useRef<HTMLDivElement>(null);
    const [width, setWidth] = useState(0);
    useLayoutEffect(() => setWidth(box.current?.getBoundingClientRect().width ?? 0), []);
    return (
      <div ref={box} className="MuiChartMeasuring" style={{ width: '50%' }}>
        {width > 0 && `${width} px`}
      </div>
    );
  }
  const { html } = await snapshot('a/Measuring', <Measuring />);
  expect(html).toBe('<div class="MuiChartMeasuring" style="width: 50%;">300 px</div>');
});

it('waits for data, and knows what happened in the meantime', async () => {
  function Loading() {
    const [rows, setRows] = useState<string[]>([]);
    useEffect(() => {
      const timer = setTimeout(() => setRows(['Ada', 'Bo']), 900);
      return () => clearTimeout(timer);
    }, []);
    return rows.map((row) => <p key={row}>{row}</p>);
  }
  const start = performance.now();
  const { html } = await snapshot('a/Loading', <Loading />);
  expect(html).toBe('<p>Ada</p><p>Bo</p>');
  expect(performance.now() - start).toBeLessThan(900);
});

it('has a document for nobody else', async () => {
  const Measuring = () => <p className="MuiChart">{typeof document}</p>;
  const made = snapshot('a/Document', <Measuring />);
  const seen: string[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    seen.push(typeof document);
  }
  expect((await made).html).toContain('object');
  expect(new Set(seen)).toEqual(new Set(['undefined']));
});

it('reports the error of a demo', async () => {
  function Broken(): ReactNode {
    const [isBroken, setIsBroken] = useState(false);
    useEffect(() => setIsBroken(true), []);
    if (isBroken) {
      throw new Error('no rows');
    }
    return null;
  }
  await expect(snapshot('a/Broken', <Broken />)).rejects.toThrow('no rows');
});
