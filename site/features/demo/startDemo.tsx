import { hydrateReact } from '#site/platform/islands/mountReact.tsx';
import { DemoBlock } from './DemoBlock.tsx';
import { type DemoElement, demoPrefix } from './DemoElement.ts';
import { DemoStage } from './stage/DemoStage.tsx';

/** Makes the prerendered HTML of a demo the running demo; `pressed` is the tool the reader pressed meanwhile. */
export function startDemo(element: Element, demo: DemoElement, pressed: string | null): void {
  hydrateReact(
    element,
    demo.kind === 'block' ? (
      <DemoBlock {...demo} pressed={pressed} />
    ) : (
      <DemoStage id={demo.id} name={demo.name} snapshotHtml="" />
    ),
    demoPrefix(demo),
  );
}
