import { useState } from 'react';
import type { PartFacts } from '#model/inspector/describePart.ts';
import { slotPropsSnippet, sxSnippet, themeSnippet } from '#model/inspector/partSnippets.ts';
import { CopyButton } from '#site/platform/CopyButton.tsx';
import { highlightCode } from '#site/platform/highlightCode.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { useSettings } from '#site/platform/settings/useSettings.ts';
import { Choice } from '#site/ui/Choice.tsx';
import styles from './PartSnippets.module.css';

type Way = 'sx' | 'styleOverrides' | 'slotProps';

const ways: Way[] = ['sx', 'styleOverrides', 'slotProps'];

/** Code that styles a part, in three ways; where one is impossible, the reason. */
export function PartSnippets({ facts }: { facts: PartFacts }) {
  const t = useMessages();
  const { codeVariant } = useSettings();
  const [way, setWay] = useState<Way>(lastWay);
  const code = snippet(facts, way, codeVariant === 'TS');
  return (
    <div className={styles.root}>
      <Choice
        legend={t('inspector.ways')}
        isCompact
        value={way}
        options={ways.map((value) => ({ value, label: value }))}
        onChange={(value) => {
          lastWay = value;
          setWay(value);
        }}
      />
      {code === null ? (
        <p className={styles.missing}>
          {t(
            way === 'sx'
              ? 'inspector.noSx'
              : way === 'slotProps'
                ? facts.slot
                  ? 'inspector.noSlotProps'
                  : 'inspector.noSlot'
                : 'inspector.noTheme',
          )}
        </p>
      ) : (
        <div className={`MuiCode-root ${styles.code}`} data-snippet={way}>
          <pre tabIndex={0} dir="ltr">
            <code>{highlightCode(code)}</code>
          </pre>
          <CopyButton event={{ category: 'inspector', label: way }} />
        </div>
      )}
    </div>
  );
}

/** Readers who style by theme do so for every part they look at. */
let lastWay: Way = 'sx';

function snippet(facts: PartFacts, way: Way, isTyped: boolean): string | null {
  switch (way) {
    case 'sx':
      return facts.sx && sxSnippet(facts.sx.component, facts.snippet, facts.sx.isRoot);
    case 'styleOverrides':
      return facts.theme && themeSnippet(facts.theme, facts.snippet, isTyped);
    case 'slotProps':
      return facts.slotTarget && slotPropsSnippet(facts.slotTarget, facts.snippet);
  }
}
