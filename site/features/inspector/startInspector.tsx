import { isPart } from '#model/inspector/findPart.ts';
import { mountReact } from '#site/platform/islands/mountReact.tsx';
import { Inspector } from './Inspector.tsx';
import { loadInspectorData } from './loadInspectorData.ts';
import { childParts, type PartTree } from './partTree.ts';
import { readDemoCode } from './readDemoCode.ts';

/** Whether a demo can be inspected: not while its edited version runs in a sealed frame, and not what has no parts. */
export type InspectionStart = 'started' | 'notRunning' | 'noParts';

/** Ends the inspection of a demo; at most one demo is inspected at a time. */
let stop: (() => void) | null = null;

/** Opens the inspector below a demo, given by its name. */
export async function startInspector(name: string): Promise<InspectionStart> {
  stop?.();
  const demo = document.getElementById(name);
  const live = demo?.querySelector<HTMLElement>('[data-demo-live]');
  const frame = live && [...(demo?.children ?? [])].find((child) => child.contains(live));
  if (!demo || !frame || live.offsetParent === null) {
    return 'notRunning';
  }
  const files = [...demo.querySelectorAll('[data-code-file] code')];
  const { products, components } = readDemoCode(
    files.map(({ textContent }) => textContent).join('\n'),
  );
  const data = await loadInspectorData(products);
  const inner = live.querySelector('iframe')?.contentDocument?.body;
  const tree: PartTree = { root: inner ?? live, isPart: (element) => isPart(element, data) };
  const [first] = childParts(tree, tree.root);
  if (!first) {
    return 'noParts';
  }
  const host = document.createElement('div');
  frame.after(host);
  const unmount = mountReact(
    host,
    <Inspector
      name={name}
      frame={frame}
      tree={tree}
      context={{
        data,
        components,
        findAll: (selector) => [...tree.root.querySelectorAll(selector)],
      }}
      first={first}
      onLeave={() => {
        stop?.();
        demo.querySelector<HTMLElement>('[role="toolbar"] [data-tool="more"]')?.focus();
      }}
    />,
  );
  stop = () => {
    stop = null;
    unmount();
    host.remove();
  };
  return 'started';
}
