import { useId } from 'react';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { adapterObstacle, type DemoTraits, type Obstacle, zoneObstacle } from './DemoTraits.ts';
import { type Environment, type EnvironmentKey, parseEnvironment } from './Environment.ts';
import styles from './EnvironmentBar.module.css';
import { libraryNames, useSettingOptions } from './useSettingOptions.ts';

interface EnvironmentFieldProps {
  setting: EnvironmentKey;
  /** What is set in the scope that is shown. */
  environment: Environment;
  /** What holds where nothing is set. */
  inherited: Environment;
  /** What the demo has in the end. */
  effective: Environment;
  /** What the demo's code says; null for the whole page, or while it is not known. */
  traits: DemoTraits | null;
  onChange: (environment: Environment) => void;
}

/** One setting of an environment; disabled, with the reason, where it cannot reach the demo. */
export function EnvironmentField(props: EnvironmentFieldProps) {
  const { setting, environment, inherited, effective, traits, onChange } = props;
  const t = useMessages();
  const id = useId();
  const options = useSettingOptions(setting);
  const value = environment[setting];
  const obstacle = traits && findObstacle(setting, traits, effective);
  const fallback = inherited[setting];
  const current = value === undefined ? '' : String(value);
  const isListed = current === '' || options.some((option) => option.value === current);

  function choose(text: string) {
    const { [setting]: _, ...others } = environment;
    const chosen = text === '' ? {} : parseEnvironment(`${setting}:${text}`).environment;
    onChange({ ...others, ...chosen });
  }

  return (
    <div className={styles.field} data-changed={value !== undefined || undefined}>
      <label htmlFor={id}>{t(`demoTools.environment.${setting}`)}</label>
      <select
        id={id}
        value={isListed ? current : 'other'}
        disabled={obstacle !== null}
        aria-describedby={obstacle ? `${id}-why` : undefined}
        data-setting={setting}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">
          {fallback === undefined
            ? t('demoTools.environment.unset')
            : t('demoTools.environment.asPage', {
                value:
                  options.find((option) => option.value === String(fallback))?.label ??
                  String(fallback),
              })}
        </option>
        {!isListed && (
          <option value="other">{setting === 'width' ? `${current} px` : current}</option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {obstacle && (
        <p id={`${id}-why`} className={styles.reason}>
          {t(`demoTools.environment.obstacles.${obstacle}`, {
            library: traits?.adapter ? libraryNames[traits.adapter] : '',
          })}
        </p>
      )}
    </div>
  );
}

function findObstacle(
  setting: EnvironmentKey,
  traits: DemoTraits,
  effective: Environment,
): Obstacle | null {
  const adapterProblem = adapterObstacle(traits);
  if (setting === 'adapter') {
    return adapterProblem;
  }
  const chosen = adapterProblem === null ? effective.adapter : undefined;
  return setting === 'zone' ? zoneObstacle(traits, chosen ?? traits.adapter) : null;
}
