import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { MouseEvent, Ref } from 'react';
import type { CheckedField, Problems } from './checkSignUp';

interface ProblemSummaryProps {
  summary: Ref<HTMLDivElement>;
  /** The fields that were wrong at the last try; they stay listed, so that nothing moves while they are mended. */
  listed: CheckedField[];
  problems: Problems;
  onGoTo: (name: CheckedField) => void;
}

const names: Record<CheckedField, string> = {
  name: 'Name',
  email: 'Email',
  password: 'Password',
  country: 'Country',
  hasAgreed: 'Exchange rules',
};

function titleFor(count: number): string {
  return count === 1 ? 'One thing needs your attention' : `${count} things need your attention`;
}

/** What was wrong at the last try, with a way to each field. */
export default function ProblemSummary({ summary, listed, problems, onGoTo }: ProblemSummaryProps) {
  function go(event: MouseEvent, name: CheckedField) {
    event.preventDefault();
    onGoTo(name);
  }

  if (listed.length === 0) {
    return null;
  }
  const isMended = listed.every((name) => problems[name] === undefined);
  return (
    <Alert
      ref={summary}
      severity={isMended ? 'success' : 'error'}
      variant="outlined"
      // Not an alert: it takes the focus, and would be read out twice.
      role="group"
      aria-labelledby="problem-summary"
      tabIndex={-1}
      sx={{
        mb: 3.5,
        '&:focus-visible': { outline: '2px solid', outlineColor: 'error.main', outlineOffset: 2 },
      }}
    >
      <AlertTitle component="h2" id="problem-summary">
        {isMended ? 'All mended. Send it again.' : titleFor(listed.length)}
      </AlertTitle>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {listed.map((name) => (
          <Box component="li" key={name} sx={{ py: 0.25 }}>
            <Link href={`#sign-up-${name}`} color="inherit" onClick={(event) => go(event, name)}>
              {names[name]}: {problems[name] ?? 'done.'}
            </Link>
          </Box>
        ))}
      </Box>
    </Alert>
  );
}
