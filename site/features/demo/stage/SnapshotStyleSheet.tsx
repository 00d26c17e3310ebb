import type { SnapshotStyles } from '#model/PagePayload.ts';

/** Styles of the snapshots on a page. Emotion finds them by their ids when it starts, and inserts none twice. */
export function SnapshotStyleSheet({ styles: { ids, css } }: { styles: SnapshotStyles }) {
  return css === '' ? null : (
    <style data-emotion={`css ${ids.join(' ')}`} dangerouslySetInnerHTML={{ __html: css }} />
  );
}
