// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import {
  closestPart,
  type Direction,
  neighborPart,
  parentParts,
  type PartTree,
} from './partTree.ts';

let tree: PartTree;
const find = (id: string) => tree.root.querySelector(`#${id}`) as Element;

beforeEach(() => {
  const root = document.createElement('div');
  root.innerHTML = `
    <section><article class="part" id="a">
      <div><b class="part" id="b"><i id="i"></i></b></div>
      <b class="part" id="c"><u class="part" id="d"></u></b>
    </article></section>
    <article class="part" id="e"></article>`;
  tree = { root, isPart: (element) => element.classList.contains('part') };
});

const move = (id: string, direction: Direction) => neighborPart(tree, find(id), direction)?.id;

it('moves between parts and skips the elements between them', () => {
  expect(move('a', 'child')).toBe('b');
  expect(move('b', 'next')).toBe('c');
  expect(move('c', 'previous')).toBe('b');
  expect(move('c', 'child')).toBe('d');
  expect(move('d', 'parent')).toBe('c');
  expect(move('a', 'next')).toBe('e');
});

it('stops at the ends', () => {
  expect(move('a', 'parent')).toBeUndefined();
  expect(move('b', 'previous')).toBeUndefined();
  expect(move('e', 'next')).toBeUndefined();
  expect(move('d', 'child')).toBeUndefined();
});

it('finds the part under the pointer and those around it', () => {
  expect(closestPart(tree, find('i'))?.id).toBe('b');
  expect(closestPart(tree, tree.root)).toBeNull();
  expect(parentParts(tree, find('d')).map(({ id }) => id)).toEqual(['a', 'c']);
});

it('reaches every part by going down and to the next', () => {
  const reached = new Set<Element>();
  const visit = (part: Element | null) => {
    if (part) {
      reached.add(part);
      visit(neighborPart(tree, part, 'child'));
      visit(neighborPart(tree, part, 'next'));
    }
  };
  visit(find('a'));
  expect([...reached]).toEqual([...tree.root.querySelectorAll('.part')]);
});
