import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { useState } from 'react';
import RulesDialog from './RulesDialog';
import type { Values } from './values';

interface AgreementsProps {
  values: Values;
  problem: string;
  onValues: (values: Values) => void;
}

/** What a member agrees to: the rules, which is a must, and the newsletter, which is not. */
export default function Agreements({ values, problem, onValues }: AgreementsProps) {
  const [isReading, setIsReading] = useState(false);
  return (
    <Box sx={{ mt: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
        <FormControlLabel
          required
          label="I agree to the exchange rules"
          control={
            <Checkbox
              id="sign-up-hasAgreed"
              name="hasAgreed"
              checked={values.hasAgreed}
              onChange={(event) => onValues({ ...values, hasAgreed: event.target.checked })}
              slotProps={{
                input: { 'aria-invalid': problem !== '', 'aria-describedby': 'agreement-problem' },
              }}
            />
          }
        />
        <Link component="button" type="button" variant="body2" onClick={() => setIsReading(true)}>
          Read the rules
        </Link>
      </Box>
      <FormHelperText id="agreement-problem" error sx={{ mt: 0, marginInlineStart: 4 }}>
        {problem || ' '}
      </FormHelperText>
      <FormControlLabel
        label="Send me the sowing calendar each month"
        control={
          <Checkbox
            name="wantsNews"
            checked={values.wantsNews}
            onChange={(event) => onValues({ ...values, wantsNews: event.target.checked })}
          />
        }
      />
      <RulesDialog isOpen={isReading} onClose={() => setIsReading(false)} />
    </Box>
  );
}
