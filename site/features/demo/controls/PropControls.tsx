import { useEffect, useSyncExternalStore } from 'react';
import { languageHref } from '#model/DocsPath.ts';
import type { ComponentControls, ElementTemplate } from '#model/Block.ts';
import type { PropValues, StageControl } from '#site/features/demo/stage/StageControl.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { attributesCode } from './attributesCode.ts';
import { PropField } from './PropField.tsx';
import styles from './PropControls.module.css';
import { readPropValues, withValue, writePropValues } from './propValues.ts';
import { SourceCopyButton } from './SourceCopyButton.tsx';

interface PropControlsProps {
  /** Name of the demo, which prefixes its query parameters. */
  demo: string;
  componentControls: ComponentControls;
  stage: StageControl;
  /** The demo with these props as one file that runs. */
  readSource: () => string | Promise<string>;
}

/** Controls for the props of a running demo and the resulting code; the values are kept in the address. */
export function PropControls(props: PropControlsProps) {
  const { demo, componentControls, stage, readSource } = props;
  const t = useMessages();
  const language = useLanguage();
  const { component, apiPath, controls, element } = componentControls;
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
    // Disabled until hydrated, and while the demo is edited, which takes no props.
    <fieldset
      className={styles.root}
      disabled={!isRunning || stage.replacement !== null}
      data-prop-controls=""
    >
      <legend className="visually-hidden">{legend}</legend>
      <div className={styles.heading} data-show-when="whole">
        <a href={languageHref(apiPath, language)} aria-label={legend}>
          <code>{component}</code>
        </a>
        <button
          type="button"
          onClick={() => change({})}
          // Not `disabled`, so that it keeps the focus after it was pressed by keyboard.
          aria-disabled={Object.keys(values).length === 0}
        >
          {t('demoTools.props.reset')}
        </button>
      </div>
      <div className={styles.fields} data-show-when="rows-whole">
        {controls.map((control) => (
          <PropField
            key={control.prop}
            control={control}
            values={values}
            onChange={(value) => change(withValue(values, control, value))}
          />
        ))}
      </div>
      {element && (
        <ElementCode demo={demo} element={element} values={values} readSource={readSource} />
      )}
    </fieldset>
  );
}

const never = () => () => {};
const isInBrowser = () => true;
const isAtBuild = () => false;

interface ElementCodeProps extends Pick<PropControlsProps, 'demo' | 'readSource'> {
  element: ElementTemplate;
  values: PropValues;
}

/** The component's element in the demo, with the props that are set; copying it copies the whole file. */
function ElementCode({ demo, element, values, readSource }: ElementCodeProps) {
  const t = useMessages();
  const before = element.before.filter(({ prop }) => prop === null || !(prop in values));
  return (
    <div
      className={`MuiCode-root ${styles.code}`}
      role="group"
      aria-label={t('demoTools.props.code')}
    >
      <pre tabIndex={0} dir="ltr">
        <code>
          <span
            dangerouslySetInnerHTML={{ __html: before.map(({ html }) => `${html}\n`).join('') }}
          />
          {attributesCode(values).map(({ text, className }, index) => (
            // Tokens have no identity of their own.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index} className={className}>
              {text}
            </span>
          ))}
          <span dangerouslySetInnerHTML={{ __html: element.after }} />
        </code>
      </pre>
      <SourceCopyButton tool="copyProps" demo={demo} readSource={readSource} />
    </div>
  );
}
