import { useEffect, useId, useRef, useState } from 'react';
import type { CodemodGroup } from '#model/Codemod.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { Button } from '#site/ui/Button.tsx';
import { CodemodChoice, presetParts } from './CodemodChoice.tsx';
import { createRunner } from './codemodRunner.ts';
import { longestCode, type Move, moveCode, type MovedCode } from './moveCode.ts';
import { MoveReport } from './MoveReport.tsx';

/** What the form is doing, or last did. */
type Work =
  | { kind: 'idle' }
  | { kind: 'refused'; reason: 'empty' | 'tooLong' | 'noneChosen' | 'unavailable' | 'stopped' }
  | { kind: 'running'; position: number; name: string }
  | { kind: 'done'; move: Move };

/** Where code is pasted and moved to another version. What was pasted stays there, whatever happens. */
export function CodemodForm({ groups, preset }: { groups: CodemodGroup[]; preset: string }) {
  const t = useMessages('codemods');
  const id = useId();
  const form = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [runner] = useState(() => createRunner());
  const [chosen, setChosen] = useState(
    () => new Set(groups.filter((group) => group.preset === preset).flatMap(presetParts)),
  );
  const [work, setWork] = useState<Work>({ kind: 'idle' });
  const names = groups.flatMap(({ codemods }) =>
    codemods.flatMap(({ name }) => (chosen.has(name) ? [name] : [])),
  );

  useEffect(() => runner.close, [runner]);
  useEffect(() => repeatChoices(form.current), []);

  async function start() {
    const code = field.current?.value ?? '';
    const reason = refusal(code, names);
    if (reason) {
      setWork({ kind: 'refused', reason });
      field.current?.focus();
      return;
    }
    try {
      const move = await moveCode(code, names, runner.run, (position) =>
        setWork({ kind: 'running', position, name: names[position] ?? '' }),
      );
      setWork({ kind: 'done', move });
    } catch {
      // A reader who stopped it knows; in any other case the worker did not load.
      setWork((last) =>
        last.kind === 'refused' ? last : { kind: 'refused', reason: 'unavailable' },
      );
    }
  }

  function stop() {
    setWork({ kind: 'refused', reason: 'stopped' });
    runner.close();
  }

  const isRunning = work.kind === 'running';
  return (
    <>
      <div className="codemod-terminal">
        <p>{t('needsScript')}</p>
        <pre dir="ltr" tabIndex={0}>
          <code>npx @mui/x-codemod@latest {preset} src</code>
        </pre>
      </div>
      <div ref={form} className="codemod-form">
        <label htmlFor={id}>{t('code')}</label>
        <textarea
          ref={field}
          id={id}
          rows={12}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          wrap="off"
          dir="ltr"
          aria-describedby={`${id}-note`}
        />
        <p id={`${id}-note`}>{t('private')}</p>
        <CodemodChoice groups={groups} chosen={chosen} onChange={setChosen} />
        <div className="codemod-start">
          {isRunning ? (
            <Button size="large" onClick={stop}>
              {t('stop')}
            </Button>
          ) : (
            <Button variant="primary" size="large" onClick={() => void start()}>
              {t('start')}
            </Button>
          )}
          <p role="status" data-problem={isProblem(work) || undefined}>
            {work.kind === 'refused' &&
              t(`refused.${work.reason}`, { most: longestCode.toLocaleString() })}
            {isRunning &&
              t('running', {
                position: String(work.position + 1),
                count: String(names.length),
                name: work.name,
              })}
            {work.kind === 'done' && work.move.kind === 'invalid' && t('invalid')}
            {work.kind === 'done' && work.move.kind === 'moved' && t('done', counts(work.move))}
          </p>
        </div>
        {work.kind === 'done' && (
          <MoveReport move={work.move} others={groups.filter((group) => group.preset !== preset)} />
        )}
      </div>
    </>
  );
}

/** Repeats what a reader chose before the form ran; its boxes keep their marks, but nobody heard of them. */
function repeatChoices(form: HTMLElement | null): void {
  const boxes = form?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [];
  for (const box of [...boxes].filter(
    ({ checked, defaultChecked }) => checked !== defaultChecked,
  )) {
    box.checked = box.defaultChecked;
    box.click();
  }
}

function refusal(code: string, names: readonly string[]) {
  if (code.trim() === '') {
    return 'empty';
  }
  if (code.length > longestCode) {
    return 'tooLong';
  }
  return names.length === 0 ? 'noneChosen' : null;
}

function isProblem(work: Work): boolean {
  return work.kind === 'refused' || (work.kind === 'done' && work.move.kind === 'invalid');
}

function counts({ steps }: MovedCode) {
  const changed = steps.filter(({ outcome }) => outcome.kind === 'changed').length;
  return { changed: String(changed), count: String(steps.length) };
}
