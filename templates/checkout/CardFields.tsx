import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';
import type { ChangeEvent } from 'react';
import type { CardProblems } from './checkCard';
import { type Card, demoCardNumber, groupCardNumber, tidyExpiry } from './payment';

interface CardFieldsProps {
  card: Card;
  problems: CardProblems;
  onCard: (card: Card) => void;
}

/** The fields of a card. */
export default function CardFields({ card, problems, onCard }: CardFieldsProps) {
  function field(name: keyof Card) {
    return {
      name,
      fullWidth: true,
      required: true,
      value: card[name],
      error: name in problems,
      helperText: problems[name] ?? ' ',
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        onCard({ ...card, [name]: event.target.value }),
    };
  }

  return (
    <Grid container columnSpacing={2} rowSpacing={1.5} sx={{ mt: 2.5 }}>
      <Grid size={12}>
        <TextField
          label="Card number"
          autoComplete="cc-number"
          {...field('number')}
          helperText={problems.number ?? `To try it out: ${demoCardNumber}`}
          // Tidied on leaving: spaces put in while typing would throw the caret about.
          onBlur={() => onCard({ ...card, number: groupCardNumber(card.number) })}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 23, dir: 'ltr' } }}
        />
      </Grid>
      <Grid size={12}>
        <TextField label="Name on the card" autoComplete="cc-name" {...field('holder')} />
      </Grid>
      <Grid size={{ xs: 12, sm: 6, md: 12, lg: 6 }}>
        <TextField
          label="Expiry"
          autoComplete="cc-exp"
          placeholder="MM/YY"
          {...field('expiry')}
          onBlur={() => onCard({ ...card, expiry: tidyExpiry(card.expiry) })}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 9, dir: 'ltr' } }}
        />
      </Grid>
      <Grid size={{ xs: 12, sm: 6, md: 12, lg: 6 }}>
        <TextField
          label="Security code"
          autoComplete="cc-csc"
          {...field('code')}
          helperText={problems.code ?? '3 digits on the back, or 4 in front'}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4, dir: 'ltr' } }}
        />
      </Grid>
    </Grid>
  );
}
