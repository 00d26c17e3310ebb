import type { CodemodGroup } from '#model/Codemod.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';

interface CodemodChoiceProps {
  groups: readonly CodemodGroup[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: Set<string>) => void;
}

/** Which codemods to run: a box for the preset of each version, with its parts below. */
export function CodemodChoice({ groups, chosen, onChange }: CodemodChoiceProps) {
  const t = useMessages('codemods');

  function choose(names: readonly string[], isChosen: boolean) {
    const next = new Set(chosen);
    for (const name of names) {
      if (isChosen) {
        next.add(name);
      } else {
        next.delete(name);
      }
    }
    onChange(next);
  }

  return (
    <fieldset>
      <legend>{t('codemods')}</legend>
      {groups.map(({ preset, codemods }) => {
        const parts = presetParts({ preset, codemods });
        const count = parts.filter((name) => chosen.has(name)).length;
        return (
          <div key={preset} className="codemod-group">
            <label>
              <input
                type="checkbox"
                checked={count === parts.length}
                ref={(box) => {
                  if (box) {
                    box.indeterminate = count > 0 && count < parts.length;
                  }
                }}
                onChange={(event) => choose(parts, event.target.checked)}
              />
              <span>
                {t('versions', groupVersions(preset))} <code dir="ltr">{preset}</code>
              </span>
            </label>
            <details>
              <summary>{t('parts', { count: String(codemods.length) })}</summary>
              <ul>
                {codemods.map(({ name, isInPreset }) => (
                  <li key={name}>
                    <label>
                      <input
                        type="checkbox"
                        checked={chosen.has(name)}
                        onChange={(event) => choose([name], event.target.checked)}
                      />
                      <span>
                        <code dir="ltr">{name.split('/').at(-1)}</code>
                        {!isInPreset && ` ${t('notInPreset')}`}
                      </span>
                    </label>
                  </li>
                ))}
              </ul>
            </details>
          </div>
        );
      })}
    </fieldset>
  );
}

/** The major versions between which a preset moves code, as values of a message. */
export function groupVersions(preset: string): { from: string; to: string } {
  const to = Number(preset.slice(1, 2));
  return { from: String(to - 1), to: String(to) };
}

/** Names of the codemods that a preset runs. */
export function presetParts({ codemods }: CodemodGroup): string[] {
  return codemods.flatMap(({ name, isInPreset }) => (isInPreset ? [name] : []));
}
