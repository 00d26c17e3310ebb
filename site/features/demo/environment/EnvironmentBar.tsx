import { useEffect, useState } from 'react';
import { locales } from 'virtual:docs/locales';
import type { DemoOutline } from '#model/PageView.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { Choice } from '#site/ui/Choice.tsx';
import type { DemoTraits } from './DemoTraits.ts';
import { type Environment, environmentKeys } from './Environment.ts';
import styles from './EnvironmentBar.module.css';
import { EnvironmentField } from './EnvironmentField.tsx';
import { loadTraits } from './loadEnvironment.ts';
import { setEnvironment, useEnvironment } from './useEnvironment.ts';

/** Settings of one demo, or of all demos of the page: how the library looks and speaks elsewhere. */
export function EnvironmentBar({ outline, pagePath }: { outline: DemoOutline; pagePath: string }) {
  const t = useMessages();
  const { own, page, effective } = useEnvironment(outline.name);
  const [scope, setScope] = useState<'demo' | 'page'>('demo');
  const traits = useTraits(outline, pagePath);
  const shown = (scope === 'demo' ? own : page).environment;
  const changed = environmentKeys.filter((key) => shown[key] !== undefined);
  const ignored = [...page.ignored, ...own.ignored, ...unknownLocales(page, own)];

  function change(environment: Environment) {
    setEnvironment(scope === 'demo' ? outline.name : null, environment);
  }

  return (
    <section
      className={styles.root}
      aria-label={t('demoTools.environment.label', { name: outline.name })}
      data-environment=""
    >
      <div className={styles.heading}>
        <Choice
          legend={t('demoTools.environment.scope')}
          value={scope}
          options={[
            { value: 'demo', label: t('demoTools.environment.thisDemo') },
            { value: 'page', label: t('demoTools.environment.wholePage') },
          ]}
          onChange={setScope}
          isCompact
        />
        <p className={styles.summary} role="status">
          {changed.length > 0 &&
            t(`demoTools.environment.${scope === 'demo' ? 'differs' : 'pageDiffers'}`, {
              settings: changed.map((key) => t(`demoTools.environment.${key}`)).join(', '),
            })}
        </p>
        <button
          type="button"
          className={styles.reset}
          data-ga-event-category="demo"
          data-ga-event-action="environment-reset"
          data-ga-event-label={outline.name}
          // Not `disabled`, so that it keeps the focus after it was pressed by keyboard.
          aria-disabled={changed.length === 0 && ignored.length === 0}
          onClick={() => change({})}
        >
          {t('demoTools.environment.reset')}
        </button>
      </div>
      <div className={styles.fields}>
        {environmentKeys.map((key) => (
          <EnvironmentField
            key={key}
            setting={key}
            environment={shown}
            inherited={scope === 'demo' ? page.environment : {}}
            effective={effective}
            traits={scope === 'demo' ? traits : null}
            onChange={change}
          />
        ))}
      </div>
      {ignored.length > 0 && (
        <p className={styles.note} data-problem="">
          {t('demoTools.environment.ignored', { parts: ignored.join(', ') })}
        </p>
      )}
      {traits?.hasOwnTheme && <p className={styles.note}>{t('demoTools.environment.ownTheme')}</p>}
    </section>
  );
}

/** Locales of the address that the library does not have. */
function unknownLocales(...parsed: { environment: Environment }[]): string[] {
  return parsed
    .map(({ environment }) => environment.locale)
    .filter((locale) => locale !== undefined && !(locale in locales))
    .map((locale) => `locale:${locale}`);
}

function useTraits(outline: DemoOutline, pagePath: string): DemoTraits | null {
  const [traits, setTraits] = useState<DemoTraits | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadTraits(outline, pagePath).then(
      (found) => isWanted && setTraits(found),
      // Without them every setting is offered; those that cannot reach the demo do nothing.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [outline, pagePath]);
  return traits;
}
