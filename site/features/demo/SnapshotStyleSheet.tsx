import type { SnapshotStyles } from '#model/PageHtml.ts';

/**
 * Styles of the snapshots on a page.
 * The element is opaque to React because Emotion moves the style sheet into the head when it starts.
 */
export function SnapshotStyleSheet({ styles }: { styles: SnapshotStyles }) {
  const sheet =
    styles.css && `<style data-emotion="css ${styles.ids.join(' ')}">${styles.css}</style>`;
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: sheet }} />;
}
