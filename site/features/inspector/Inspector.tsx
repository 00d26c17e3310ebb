import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { describePart, type PartContext } from '#model/inspector/describePart.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import styles from './Inspector.module.css';
import { Outline } from './Outline.tsx';
import { PartPanel } from './PartPanel.tsx';
import {
  childParts,
  type Direction,
  neighborPart,
  parentParts,
  type PartTree,
} from './partTree.ts';
import { usePointer } from './usePointer.ts';

interface InspectorProps {
  /** Name of the demo. */
  name: string;
  /** The frame around the demo. */
  frame: Element;
  tree: PartTree;
  context: PartContext;
  /** The part selected at the beginning. */
  first: Element;
  onLeave: () => void;
}

/** Shows what the parts of a running component are called and how they are styled; the pointer or the arrow keys choose one. */
export function Inspector({ name, frame, tree, context, first, onLeave }: InspectorProps) {
  const t = useMessages();
  const [part, setPart] = useState(first);
  const [isPinned, setIsPinned] = useState(false);
  /** Pointing says nothing to a screen reader; moving by keys and pinning do. */
  const [isAnnounced, setIsAnnounced] = useState(false);
  const navigator = useRef<HTMLDivElement>(null);
  useEffect(() => navigator.current?.focus({ preventScroll: true }), []);

  usePointer(tree, {
    onPoint(pointed) {
      if (!isPinned && pointed !== part) {
        setPart(pointed);
        setIsAnnounced(false);
      }
    },
    onPress(pressed) {
      setPart(pressed);
      setIsPinned(!(isPinned && pressed === part));
      setIsAnnounced(true);
      navigator.current?.focus({ preventScroll: true });
    },
  });

  function move(event: KeyboardEvent) {
    const direction = directionOf(event.key);
    const next = direction && neighborPart(tree, part, direction);
    if (direction || event.key === 'Enter') {
      event.preventDefault();
      setIsAnnounced(true);
    }
    if (event.key === 'Enter') {
      setIsPinned(!isPinned);
    }
    if (next) {
      setPart(next);
      next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }

  function leaveByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') {
      return;
    }
    event.stopPropagation();
    if (isPinned) {
      setIsPinned(false);
      setIsAnnounced(true);
      navigator.current?.focus({ preventScroll: true });
    } else {
      onLeave();
    }
  }

  /** A component that changes may take the part away; one that is hidden or gone takes the inspector with it. */
  function findAgain() {
    const [next] = childParts(tree, tree.root);
    if (!tree.root.isConnected || frame.getClientRects().length === 0) {
      onLeave();
    } else if (next) {
      setPart(next);
      setIsPinned(false);
    }
  }

  const facts = describePart(part, context);
  if (!facts) {
    return null;
  }
  const names = new Set([facts.component?.name ?? facts.name, facts.name]);
  const label = [...names].join(' · ');
  const states = facts.states.map((state) => state.name).join(', ');
  return (
    // Escape works wherever in the panel the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.root}
      aria-label={t('inspector.label', { name })}
      data-inspector=""
      onKeyDown={leaveByKey}
    >
      <div className={styles.bar}>
        {/* An application takes keys, whatever the rule says. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          ref={navigator}
          className={styles.navigator}
          // The arrow keys are for the component, not for reading.
          role="application"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={t('inspector.navigator', { part: label })}
          aria-describedby={`${name}-inspector-keys`}
          onKeyDown={move}
        >
          <span dir="ltr">{label}</span>
          {isPinned && <span className={styles.pinned}>{t('inspector.pinned')}</span>}
        </div>
        <span id={`${name}-inspector-keys`} className={styles.keys}>
          {t('inspector.keys')}
        </span>
        <button type="button" className={styles.leave} onClick={onLeave}>
          {t('inspector.leave')}
        </button>
      </div>
      <PartPanel
        facts={facts}
        parents={parentParts(tree, part).map((parent) => ({
          name: describePart(parent, context)?.name ?? '',
          select() {
            setPart(parent);
            setIsPinned(true);
            setIsAnnounced(true);
          },
        }))}
      />
      <span role="status" className="visually-hidden">
        {isAnnounced &&
          t(isPinned ? 'inspector.announcePinned' : 'inspector.announce', {
            part: [label, states].filter(Boolean).join(', '),
          })}
      </span>
      <Outline
        part={part}
        frame={frame}
        label={facts.name}
        isPinned={isPinned}
        onGone={findAgain}
      />
    </section>
  );
}

function directionOf(key: string): Direction | null {
  const isMirrored = document.documentElement.dir === 'rtl';
  switch (key) {
    case 'ArrowUp':
      return 'parent';
    case 'ArrowDown':
      return 'child';
    case 'ArrowRight':
      return isMirrored ? 'previous' : 'next';
    case 'ArrowLeft':
      return isMirrored ? 'next' : 'previous';
    default:
      return null;
  }
}
