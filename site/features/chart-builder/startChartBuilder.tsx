import { MessagesProvider } from '#site/platform/i18n/useMessages.tsx';
import { mountReact } from '#site/platform/islands/mountReact.tsx';
import { navigatedEvent } from '#site/platform/navigation/onEachPage.ts';
import type { BuilderData } from './BuilderData.ts';
import { ChartBuilder } from './ChartBuilder.tsx';

/** Runs the builder in its element until the reader leaves the page. */
export function startChartBuilder(element: HTMLElement): void {
  // Written by the build, so there is nothing to check.
  const { forms, messages } = JSON.parse(element.dataset.chartBuilder ?? '') as BuilderData;
  const remove = mountReact(
    element,
    <MessagesProvider topic="builder" messages={messages}>
      <ChartBuilder forms={forms} />
    </MessagesProvider>,
  );
  addEventListener(navigatedEvent, remove, { once: true });
}
