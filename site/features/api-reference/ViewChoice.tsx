import { useStrings } from '#site/platform/i18n/Strings.tsx';
import type { ApiView } from './ApiRows.tsx';

const views: ApiView[] = ['table', 'expanded', 'collapsed'];

/** The three views of a section; they work by delegation, see `apiReading`. */
export function ViewChoice({ current }: { current: ApiView }) {
  const text = useStrings();
  return (
    <div role="group" aria-label={text('view')} className="api-views">
      {views.map((view) => (
        <button
          key={view}
          type="button"
          value={view}
          aria-pressed={view === current}
          aria-label={text(`views.${view}`)}
          title={text(`views.${view}`)}
        />
      ))}
    </div>
  );
}
