import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import styles from './OptionList.module.css';
import { OptionRow } from './OptionRow.tsx';
import { type OptionGroup, optionKey, type SearchOption } from './SearchOption.ts';

interface OptionListProps {
  id: string;
  groups: OptionGroup[];
  /** Key of the active option. */
  active: string | null;
  onActivate: (key: string) => void;
  onChoose: (option: SearchOption, event: React.MouseEvent) => void;
}

/** Id of an option in the document. */
export function optionId(listId: string, group: number, position: number): string {
  return `${listId}-${group}-${position}`;
}

/** The options in groups. */
export function OptionList({ id, groups, active, onActivate, onChoose }: OptionListProps) {
  const t = useMessages();
  return (
    <div id={id} role="listbox" aria-label={t('search.results')} className={styles.root}>
      {groups.map(({ title, options }, group) => (
        <div key={title} role="group" aria-labelledby={`${id}-${group}`}>
          <div id={`${id}-${group}`} className={styles.heading}>
            {title}
          </div>
          {options.map((option, position) => {
            const key = optionKey(option);
            return (
              <OptionRow
                key={key}
                id={optionId(id, group, position)}
                option={option}
                isActive={key === active}
                onActivate={() => onActivate(key)}
                onChoose={(event) => onChoose(option, event)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
