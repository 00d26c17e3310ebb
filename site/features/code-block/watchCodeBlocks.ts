import './codeBlock.css';
import { watchCodeGroups } from './codeGroups.ts';
import { watchCopyButtons } from './copyButtons.ts';

/** Brings the code in prose to life by delegation: copy buttons, and groups of variants as tabs. */
export function watchCodeBlocks(): void {
  watchCopyButtons();
  watchCodeGroups();
}
