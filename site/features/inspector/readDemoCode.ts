/** What the code of a demo says about the components it runs. */
export interface DemoCode {
  /** Folders of the products it imports. */
  products: string[];
  /** Components in the order of the code, as often as they occur. */
  components: string[];
}

/** Reads imports and elements from the code of a demo, TypeScript or JavaScript. */
export function readDemoCode(code: string): DemoCode {
  const imports = code.matchAll(/from '@mui\/x-(data-grid|date-pickers|charts|tree-view)\b/g);
  const elements = code.matchAll(/(?<![\w$)\]])<([A-Z]\w*)/g);
  return {
    products: [...new Set([...imports].map(([, product = '']) => product))],
    components: [...elements].map(([, name = '']) => name),
  };
}
