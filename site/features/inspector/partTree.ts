/** A running component as a tree of the parts that can be inspected; the elements between them are left out. */
export interface PartTree {
  root: Element;
  isPart: (element: Element) => boolean;
}

/** Where an arrow key leads. */
export type Direction = 'parent' | 'child' | 'previous' | 'next';

/** The part an element is in, possibly itself; null outside all parts. */
export function closestPart({ root, isPart }: PartTree, element: Element): Element | null {
  for (let each: Element | null = element; each && each !== root; each = each.parentElement) {
    if (isPart(each)) {
      return root.contains(each) ? each : null;
    }
  }
  return null;
}

/** The parts directly below an element. */
export function childParts(tree: PartTree, element: Element): Element[] {
  return [...element.children].flatMap((child) =>
    tree.isPart(child) ? [child] : childParts(tree, child),
  );
}

/** The parts around a part, the outermost first. */
export function parentParts(tree: PartTree, part: Element): Element[] {
  const parent = part.parentElement && closestPart(tree, part.parentElement);
  return parent ? [...parentParts(tree, parent), parent] : [];
}

/** The part in a direction; null where there is none. */
export function neighborPart(tree: PartTree, part: Element, direction: Direction): Element | null {
  if (direction === 'child') {
    return childParts(tree, part)[0] ?? null;
  }
  const parent = parentParts(tree, part).at(-1) ?? null;
  if (direction === 'parent') {
    return parent;
  }
  const siblings = childParts(tree, parent ?? tree.root);
  const step = direction === 'next' ? 1 : -1;
  return siblings[siblings.indexOf(part) + step] ?? null;
}
