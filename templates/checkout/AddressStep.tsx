import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { type Address, countries } from './address';
import { checkAddress } from './checkAddress';
import { focusField } from './focusField';
import StepButtons from './StepButtons';
import StepHeading from './StepHeading';
import type { StepProps } from './stepProps';

/** The first step: where the goods go. */
export default function AddressStep({ heading, order, onChange, onStep }: StepProps) {
  const { address } = order;
  const [wasChecked, setWasChecked] = useState(false);
  const problems = wasChecked ? checkAddress(address) : {};

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const [wrong] = Object.keys(checkAddress(address));
    if (wrong === undefined) {
      onStep('payment');
      return;
    }
    setWasChecked(true);
    focusField(event.currentTarget, wrong);
  }

  function field(name: keyof Address) {
    return {
      name,
      fullWidth: true,
      value: address[name],
      error: name in problems,
      helperText: problems[name] ?? ' ',
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        onChange({ address: { ...address, [name]: event.target.value } }),
    };
  }

  return (
    <Box component="form" noValidate onSubmit={submit}>
      <StepHeading heading={heading}>Where should it go?</StepHeading>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        We write to the email address once, when the parcel leaves the workshop.
      </Typography>
      <Grid container columnSpacing={2} rowSpacing={1.5}>
        <Grid size={{ xs: 12, sm: 6, md: 12, lg: 6 }}>
          <TextField label="Full name" required autoComplete="shipping name" {...field('name')} />
        </Grid>
        <Grid size={{ xs: 12, sm: 6, md: 12, lg: 6 }}>
          <TextField
            label="Email"
            type="email"
            required
            autoComplete="email"
            {...field('email')}
            slotProps={{ htmlInput: { inputMode: 'email' } }}
          />
        </Grid>
        <Grid size={12}>
          <TextField
            label="Street and number"
            required
            autoComplete="shipping address-line1"
            {...field('line1')}
          />
        </Grid>
        <Grid size={12}>
          <TextField
            label="Flat or company (optional)"
            autoComplete="shipping address-line2"
            {...field('line2')}
          />
        </Grid>
        <Grid size={{ xs: 12, sm: 5, md: 12, lg: 4 }}>
          <TextField
            label="Postcode"
            required
            autoComplete="shipping postal-code"
            {...field('postcode')}
          />
        </Grid>
        <Grid size={{ xs: 12, sm: 7, md: 12, lg: 8 }}>
          <TextField
            label="Town or city"
            required
            autoComplete="shipping address-level2"
            {...field('town')}
          />
        </Grid>
        <Grid size={12}>
          <TextField
            label="Country"
            select
            required
            autoComplete="shipping country"
            {...field('country')}
            slotProps={{ select: { native: true } }}
          >
            {Object.entries(countries).map(([code, { name }]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </TextField>
        </Grid>
      </Grid>
      <StepButtons next="Continue to payment" />
    </Box>
  );
}
