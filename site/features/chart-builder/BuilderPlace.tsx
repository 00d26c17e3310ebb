import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import type { BuilderData } from './BuilderData.ts';

/** Where the builder runs, with everything it needs; until then, and without script, what it needs is said. */
export function BuilderPlace({ data }: { data: BuilderData }) {
  const t = useMessages('builder');
  return (
    <div data-chart-builder={JSON.stringify(data)}>
      <p className="builder-wait">{t('needsScript')}</p>
    </div>
  );
}
