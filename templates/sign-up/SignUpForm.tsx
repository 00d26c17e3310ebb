import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';
import { type ChangeEvent, type FormEvent, type Ref, useRef, useState } from 'react';
import Agreements from './Agreements';
import { type CheckedField, checkSignUp } from './checkSignUp';
import FormHeading from './FormHeading';
import PasswordField from './PasswordField';
import PasswordRules from './PasswordRules';
import ProblemSummary from './ProblemSummary';
import { useFocusOnChange } from './useFocusOnChange';
import { countries, type Values } from './values';

interface SignUpFormProps {
  heading: Ref<HTMLHeadingElement>;
  values: Values;
  onValues: (values: Values) => void;
  onJoin: () => void;
}

/** The questions, with what is wrong listed on top after a try. */
export default function SignUpForm({ heading, values, onValues, onJoin }: SignUpFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const [listed, setListed] = useState<CheckedField[]>([]);
  const summary = useFocusOnChange<HTMLDivElement>(String(tries));
  const problems = tries > 0 ? checkSignUp(values) : {};

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = Object.keys(checkSignUp(values)) as CheckedField[];
    if (wrong.length === 0) {
      onJoin();
      return;
    }
    setListed(wrong);
    setTries(tries + 1);
  }

  function goTo(name: CheckedField) {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) {
      field.focus();
    }
  }

  function field(name: 'name' | 'email' | 'password' | 'country') {
    return {
      id: `sign-up-${name}`,
      name,
      fullWidth: true,
      required: true,
      value: values[name],
      error: name in problems,
      helperText: problems[name] ?? ' ',
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        onValues({ ...values, [name]: event.target.value }),
    };
  }

  return (
    <Box component="form" ref={form} noValidate onSubmit={submit}>
      <FormHeading heading={heading} />
      <ProblemSummary summary={summary} listed={listed} problems={problems} onGoTo={goTo} />
      <Grid container columnSpacing={2} rowSpacing={1.5}>
        <Grid size={{ xs: 12, md: 6 }}>
          <TextField label="Name" autoComplete="name" {...field('name')} />
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            {...field('email')}
            slotProps={{ htmlInput: { inputMode: 'email' } }}
          />
        </Grid>
        <Grid size={12}>
          <PasswordField {...field('password')} />
          <PasswordRules values={values} />
        </Grid>
        <Grid size={12} sx={{ mt: 3 }}>
          <TextField
            label="Country you grow in"
            select
            autoComplete="country-name"
            {...field('country')}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            <option value="">Choose a country</option>
            {countries.map((country) => (
              <option key={country}>{country}</option>
            ))}
          </TextField>
        </Grid>
      </Grid>
      <Agreements values={values} problem={problems.hasAgreed ?? ''} onValues={onValues} />
      <Button type="submit" variant="contained" size="large" fullWidth sx={{ mt: 2 }}>
        Create my account
      </Button>
    </Box>
  );
}
