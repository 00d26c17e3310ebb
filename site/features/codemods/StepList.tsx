import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { timeLimit } from './codemodRunner.ts';
import type { MoveStep } from './moveCode.ts';

/** What each codemod did: first what needs a look, last those that had nothing to do. */
export function StepList({ steps, code }: { steps: readonly MoveStep[]; code: string }) {
  const t = useMessages('codemods');
  const isIdle = ({ outcome }: MoveStep) => outcome.kind === 'unchanged';
  const idle = steps.filter(isIdle);
  const isChange = ({ outcome }: MoveStep) => outcome.kind === 'changed';
  const active = [
    ...steps.filter((step) => !isIdle(step) && !isChange(step)),
    ...steps.filter(isChange),
  ];
  return (
    <>
      {active.length > 0 && (
        <>
          <h3>{t('steps')}</h3>
          <ul className="codemod-steps">
            {active.map((step) => (
              <li key={step.name} data-outcome={step.outcome.kind}>
                <code dir="ltr">{step.name}</code> <StepText step={step} code={code} />
              </li>
            ))}
          </ul>
        </>
      )}
      {idle.length > 0 && (
        <details>
          <summary>{t('unchanged', { count: String(idle.length) })}</summary>
          <ul>
            {idle.map(({ name }) => (
              <li key={name}>
                <code dir="ltr">{name}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function StepText({ step: { outcome }, code }: { step: MoveStep; code: string }) {
  const t = useMessages('codemods');
  switch (outcome.kind) {
    case 'changed':
      return (
        <>
          <span>{t('changed')}</span>
          {outcome.comments.map((comment) => (
            <p key={comment}>
              {t('comment', { line: String(lineOf(code, comment)) })} <q dir="auto">{comment}</q>
            </p>
          ))}
        </>
      );
    case 'failed':
      return (
        <>
          <span>{t('failed')}</span>{' '}
          <code className="codemod-message" dir="ltr">
            {outcome.message}
          </code>
        </>
      );
    case 'stopped':
      return <span>{t('timedOut', { seconds: String(timeLimit / 1000) })}</span>;
    case 'unchanged':
    case 'invalid':
      return null;
    default:
      return outcome satisfies never;
  }
}

function lineOf(code: string, text: string): number {
  return code.slice(0, Math.max(0, code.indexOf(text))).split('\n').length;
}
