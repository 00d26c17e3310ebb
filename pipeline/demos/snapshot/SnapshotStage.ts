import type { EmotionCache } from '@emotion/cache';
import type { Document, HTMLElement } from 'happy-dom';
import { SnapshotClock } from './SnapshotClock.ts';
import { SnapshotLayout } from './SnapshotLayout.ts';
import { SnapshotObservers } from './SnapshotObservers.ts';
import { SnapshotRules } from './SnapshotRules.ts';
import { BoxStyles } from './BoxStyles.ts';

/** What the size of a snapshot's parts depends on. */
export interface StageSetting {
  /** Width of the stage in pixels. */
  width: number;
  /** Style sheets beside those of Emotion. */
  sheet: string;
  /** Values of the theme's variables, such as `--mui-spacing`. */
  variables: Record<string, string>;
}

/** The element one snapshot is made in, with its own time and its own answers to questions about sizes. */
export class SnapshotStage {
  readonly container: HTMLElement;
  readonly clock = new SnapshotClock();
  readonly observers = new SnapshotObservers(() => this.layout);
  readonly layout: SnapshotLayout;
  readonly styles: BoxStyles;
  #rules = new SnapshotRules();
  #cache: EmotionCache;
  #sheet: string;

  constructor(document: Document, cache: EmotionCache, { width, sheet, variables }: StageSetting) {
    this.container = document.createElement('div');
    document.body.append(this.container);
    this.#cache = cache;
    this.#sheet = sheet;
    this.#rules.addSheet(sheet);
    this.styles = new BoxStyles(this.#rules, variables);
    this.layout = new SnapshotLayout(this.styles, this.container, width);
  }

  /** All style sheets of the snapshot. */
  get css(): string {
    return Object.values(this.#cache.inserted).join('') + this.#sheet;
  }

  /** Takes note of elements and rules that have changed; to be called before sizes are read. */
  refresh(): this {
    this.#rules.add(this.#cache.inserted);
    // A grid has a style element with its variables.
    for (const { textContent } of this.container.querySelectorAll('style')) {
      this.#rules.add({ [textContent]: textContent });
    }
    this.layout.forget();
    return this;
  }

  /** Lets the next thing happen that waits for a size or a time; false when nothing does. */
  advance(): boolean {
    this.refresh();
    return this.observers.deliver() || this.clock.advance();
  }
}
