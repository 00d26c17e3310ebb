import { useEffect, useSyncExternalStore } from 'react';
import { languageHref } from '#model/languageHref.ts';
import type { Playground } from '#model/Playground.ts';
import type { PropValues, StageControl } from '#site/features/demo/StageControl.ts';
import { useLanguage, useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { ElementCode } from './ElementCode.tsx';
import { PropField } from './PropField.tsx';
import styles from './PropControls.module.css';
import { readPropValues, withValue, writePropValues } from './propValues.ts';

interface PropControlsProps {
  /** Name of the demo, which its part of the address begins with. */
  demo: string;
  playground: Playground;
  stage: StageControl;
}

/** Controls for the props of a running demo, the code they amount to, and both kept in the address. */
export function PropControls({ demo, playground, stage }: PropControlsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { component, apiPath, controls } = playground;
  const isRunning = useSyncExternalStore(never, isInBrowser, isAtBuild);
  const { props: values, setProps } = stage;

  useEffect(() => {
    setProps(readPropValues(location.search, demo, controls));
  }, [demo, controls, setProps]);

  function change(next: PropValues) {
    setProps(next);
    const search = writePropValues(location.search, demo, controls, next);
    history.replaceState(history.state, '', location.pathname + search + location.hash);
  }

  const legend = t('demoTools.props.legend', { component });
  return (
    // Controls that nothing listens to yet cannot be pressed; an edited demo takes no props.
    <fieldset
      className={styles.root}
      disabled={!isRunning || stage.replacement !== null}
      data-prop-controls=""
    >
      <legend className="visually-hidden">{legend}</legend>
      <div className={styles.heading}>
        <a href={languageHref(apiPath, language)} aria-label={legend}>
          <code>{component}</code>
        </a>
        <button
          type="button"
          onClick={() => change({})}
          // Not disabled: whoever pressed it by keyboard keeps the focus.
          aria-disabled={Object.keys(values).length === 0}
        >
          {t('demoTools.props.reset')}
        </button>
      </div>
      <div className={styles.fields}>
        {controls.map((control) => (
          <PropField
            key={control.prop}
            control={control}
            values={values}
            onChange={(value) => change(withValue(values, control, value))}
          />
        ))}
      </div>
      <ElementCode component={component} values={values} />
    </fieldset>
  );
}

const never = () => () => {};
const isInBrowser = () => true;
const isAtBuild = () => false;
