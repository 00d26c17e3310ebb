import type { Element } from 'happy-dom';
import { compile, type Element as StylisNode } from 'stylis';
import { viewport } from './viewport.ts';

/** Values of CSS properties that matter for sizes, by name. */
export type Declarations = ReadonlyMap<string, string>;

interface Rule {
  /** A class, tag or `*` of the elements it is for, by which it is found. */
  key: string;
  selector: string;
  /** Classes count ten times as much as tags. */
  specificity: number;
  declarations: [name: string, value: string][];
}

const relevant =
  /^(?:display|position|(?:min-|max-)?(?:width|height|inline-size|block-size)|padding|margin|border|box-sizing|flex|gap|row-gap|column-gap|align-|justify-|grid-template-columns|grid-column|aspect-ratio|font|letter-spacing|line-height|white-space|overflow|inset|top|left|right|bottom|writing-mode|--)/;

/** Finds the declarations that apply to an element: the part of a browser's cascade that sizes depend on. */
export class SnapshotRules {
  #byKey = new Map<string, Rule[]>();
  #added = new Set<string>();

  /** Adds the rules that Emotion has made since the last call. */
  add(inserted: Record<string, string | true | undefined>): void {
    for (const [id, css] of Object.entries(inserted)) {
      if (typeof css === 'string' && !this.#added.has(id)) {
        this.#added.add(id);
        this.addSheet(css);
      }
    }
  }

  /** Adds a style sheet. */
  addSheet(css: string): void {
    for (const rule of readRules(css)) {
      const rules = this.#byKey.get(rule.key) ?? [];
      rules.push(rule);
      this.#byKey.set(rule.key, rules);
    }
  }

  /** The declarations of an element, those of its `style` attribute last. */
  of(element: Element): Declarations {
    const keys = [...element.classList].map((name) => `.${name}`);
    const rules = [...keys, element.localName, '*']
      .flatMap((key) => this.#byKey.get(key) ?? [])
      .filter(({ selector }) => matches(element, selector))
      // Sorting is stable: among equals the later one wins.
      .sort((a, b) => a.specificity - b.specificity);
    const found = new Map(rules.flatMap(({ declarations }) => declarations));
    for (const declaration of (element.getAttribute('style') ?? '').split(';')) {
      const colon = declaration.indexOf(':');
      if (colon > 0) {
        found.set(declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim());
      }
    }
    return found;
  }
}

/** Most rules are those of components, the same in many snapshots. */
const known = new Map<string, Rule[]>();

function readRules(css: string): Rule[] {
  const rules = known.get(css) ?? rulesOf(compile(css));
  known.set(css, rules);
  return rules;
}

function rulesOf(nodes: StylisNode[]): Rule[] {
  return nodes.flatMap((node) => {
    const children = node.children as StylisNode[];
    if (node.type === '@media' && viewport.matches(node.value)) {
      return rulesOf(children);
    }
    const declarations = node.type === 'rule' ? children.flatMap(declarationOf) : [];
    return declarations.length > 0
      ? (node.props as string[]).flatMap((selector) => ruleOf(selector, declarations))
      : [];
  });
}

function declarationOf({ type, props, children }: StylisNode): Rule['declarations'] {
  return type === 'decl' && typeof children === 'string' && relevant.test(String(props))
    ? [[String(props), children.replace(/\s*!important$/, '')]]
    : [];
}

function ruleOf(selector: string, declarations: Rule['declarations']): Rule[] {
  // A pseudo-element is another box, and nothing is hovered or focused in a snapshot.
  if (/::|:(?:hover|focus|active|before|after|host|-)/.test(selector)) {
    return [];
  }
  const last = (selector.split(/[\s>+~]+(?![^(]*\))/).at(-1) ?? '').replace(/:[\w-]+\(.*?\)/g, '');
  const key = /\.[\w-]+/.exec(last)?.[0] ?? /^[\w-]+/.exec(last)?.[0] ?? '*';
  const classes = selector.match(/[.[:]/g)?.length ?? 0;
  const tags = selector.match(/(?:^|[\s>+~])[a-z]/g)?.length ?? 0;
  return [{ key, selector, specificity: classes * 10 + tags, declarations }];
}

/** A selector that the DOM cannot read applies to nothing. */
function matches(element: Element, selector: string): boolean {
  if (selector === `.${element.className}`) {
    return true;
  }
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}
