import { isCodeKind } from '#search/recordKinds.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { Icon, type IconName } from '#site/ui/Icon.tsx';
import { Marked } from './Marked.tsx';
import { optionHref, type SearchOption } from './SearchOption.ts';
import styles from './OptionRow.module.css';

interface OptionRowProps {
  id: string;
  option: SearchOption;
  isActive: boolean;
  onActivate: () => void;
  onChoose: (event: React.MouseEvent) => void;
}

/** One option of the list; a link if it has an address, so that it can be opened in a new tab. */
export function OptionRow({ id, option, isActive, onActivate, onChoose }: OptionRowProps) {
  const href = optionHref(option, useLanguage());
  const Element = href === null ? 'div' : 'a';
  return (
    <Element
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.root}
      {...(href !== null && { href })}
      onPointerMove={isActive ? undefined : onActivate}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <OptionContent option={option} />
    </Element>
  );
}

/** What an option shows: title, badges, trail and text. */
export function OptionContent({ option }: { option: SearchOption }) {
  const t = useMessages();
  switch (option.kind) {
    case 'hit': {
      const { kind, title, trail, plan, state, deprecated, others, text, product } = option.hit;
      const isCode = isCodeKind(kind);
      return (
        <>
          <span
            className={styles.title}
            data-code={isCode || undefined}
            dir={isCode ? 'ltr' : undefined}
          >
            <Marked {...title} />
          </span>
          <span className={styles.badges}>
            {state !== 'written' && <span className="tag">{t(`search.states.${state}`)}</span>}
            {deprecated && <span className="tag">{t('search.deprecated')}</span>}
            {plan && (
              <span className="tag" data-tag={plan}>
                {t(`tags.${plan}`)}
              </span>
            )}
            <span className={styles.kind}>{t(`search.kinds.${kind}`)}</span>
          </span>
          <Trail
            // The group names the product already; of an API row the owner matters most.
            trail={isCode ? trail.slice(-2) : trail.slice(product === null ? 0 : 1)}
            note={others > 0 ? t('search.others', { count: String(others) }) : null}
          />
          {text.text && (
            <span className={styles.text}>
              <Marked {...text} />
            </span>
          )}
        </>
      );
    }
    case 'page':
      return (
        <>
          <span className={styles.title}>{option.page.title}</span>
          <Trail trail={option.page.trail} note={null} />
        </>
      );
    case 'query':
      return <Plain icon="search" text={option.query} />;
    case 'action':
      return <Plain icon={option.item.isCurrent ? 'check' : 'bolt'} text={option.item.title} />;
  }
}

function Plain({ icon, text }: { icon: IconName; text: string }) {
  return (
    <span className={styles.plain}>
      <Icon name={icon} size={16} />
      {text}
    </span>
  );
}

function Trail({ trail, note }: { trail: string[]; note: string | null }) {
  return trail.length === 0 && note === null ? null : (
    <span className={styles.trail}>
      {trail.join(' › ')}
      {note && <em> {note}</em>}
    </span>
  );
}
