import { Fragment, type ReactNode } from 'react';
import { languageHref } from '#model/DocsPath.ts';
import type { PartFacts, PartName } from '#model/inspector/describePart.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import styles from './PartPanel.module.css';
import { PartSnippets } from './PartSnippets.tsx';

interface PartPanelProps {
  facts: PartFacts;
  /** The parts around it, the outermost first. */
  parents: { name: string; select: () => void }[];
}

/** What a part is called in every way it can be styled, with links to the API reference, and the code. */
export function PartPanel({ facts, parents }: PartPanelProps) {
  const t = useMessages();
  const { component, classes, states, slot, slotTarget, theme } = facts;
  const path = slotTarget?.slots ?? (slot ? [slot.name] : []);
  return (
    <div className={styles.root}>
      <div className={styles.facts}>
        <dl>
          {component && (
            <Fact term={t('inspector.component')}>
              <Name {...component} />
            </Fact>
          )}
          <Fact term={t('inspector.classes')}>
            {classes.length > 0 ? (
              classes.map((each) => <Name key={each.name} {...each} />)
            ) : (
              <Missing>{t('inspector.noClass')}</Missing>
            )}
          </Fact>
          {states.length > 0 && (
            <Fact term={t('inspector.states')}>
              {states.map((each) => (
                <Name key={each.name} {...each} />
              ))}
            </Fact>
          )}
          <Fact term={t('inspector.slot')}>
            {slot ? <Name {...slot} /> : <Missing>{t('inspector.noSlot')}</Missing>}
          </Fact>
          {slot && (
            <Fact term={t('inspector.replaced')}>
              <Name name={replacingProp(path)} href={null} />
            </Fact>
          )}
          <Fact term={t('inspector.theme')}>
            {theme && <Name name={`${theme.theme}.styleOverrides.${theme.key}`} href={null} />}
            {!theme?.isOwn && (
              <Missing>{t(theme ? 'inspector.outerTheme' : 'inspector.noTheme')}</Missing>
            )}
          </Fact>
        </dl>
        {parents.length > 0 && (
          <ol className={styles.parents} aria-label={t('inspector.parents')}>
            {parents.map(({ name, select }, index) => (
              // The same part may be in itself, as an item of a tree is.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <button type="button" onClick={select}>
                  {name}
                </button>
              </li>
            ))}
          </ol>
        )}
      </div>
      <PartSnippets facts={facts} />
    </div>
  );
}

/** `slots.day`, or for a slot of what another slot renders `slotProps.item.slots.label`. */
function replacingProp(path: readonly string[]): string {
  const outer = path.slice(0, -1).map((slot) => `slotProps.${slot}.`);
  return `${outer.join('')}slots.${path.at(-1) ?? ''}`;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Missing({ children }: { children: ReactNode }) {
  return <span className={styles.missing}>{children}</span>;
}

function Name({ name, href }: PartName) {
  const language = useLanguage();
  const code = (
    <code dir="ltr">
      {name.split('.').map((word, index) => (
        <Fragment key={word}>
          {index > 0 && (
            <>
              .<wbr />
            </>
          )}
          {word}
        </Fragment>
      ))}
    </code>
  );
  return href === null ? <span>{code}</span> : <a href={languageHref(href, language)}>{code}</a>;
}
