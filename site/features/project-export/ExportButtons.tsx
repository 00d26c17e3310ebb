import { Button } from '#site/ui/Button.tsx';
import type { ExportResult } from './exportProject.ts';
import { type ExportTarget, exportTargets } from './exportTargets.ts';

interface ExportButtonsProps {
  labelOf: (target: keyof typeof exportTargets) => string;
  /** Reported to analytics when a button is pressed. */
  event: { category: string; label: string | undefined };
  onExport: (target: ExportTarget) => Promise<ExportResult>;
  /** Called after each export with the reason of its failure, or null. */
  onDone: (reason: string | null) => void;
}

/** A button for each place a project can be exported to. */
export function ExportButtons({ labelOf, event, onExport, onDone }: ExportButtonsProps) {
  function exportTo(target: ExportTarget) {
    onExport(target).then(
      (result) => onDone(result.kind === 'impossible' ? result.message : null),
      (error: Error) => onDone(error.message),
    );
  }

  return (Object.keys(exportTargets) as (keyof typeof exportTargets)[]).map((key) => (
    <Button
      key={key}
      variant="quiet"
      size="small"
      data-ga-event-category={event.category}
      data-ga-event-action={exportTargets[key]}
      data-ga-event-label={event.label}
      onClick={() => exportTo(exportTargets[key])}
    >
      {labelOf(key)}
    </Button>
  ));
}
