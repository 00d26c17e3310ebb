import { documentLanguage } from '#site/platform/i18n/documentLanguage.ts';
import { loadLateMessages } from '#site/platform/i18n/messages.ts';

let styles: Promise<void> | undefined;

/** Loads what everything that is not in the document needs: its messages, and its style sheet. */
export async function loadLateParts(): Promise<void> {
  styles ??= loadLateStyles().catch((error: unknown) => {
    styles = undefined;
    throw error;
  });
  await Promise.all([styles, loadLateMessages(documentLanguage())]);
}

async function loadLateStyles(): Promise<void> {
  const { default: css } = await import('virtual:docs/late-styles');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
