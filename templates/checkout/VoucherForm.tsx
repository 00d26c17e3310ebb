import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';
import { checkVoucher, type Voucher, voucherShortfall } from './vouchers';

interface VoucherFormProps {
  voucher: Voucher | null;
  goods: number;
  onVoucher: (voucher: Voucher | null) => void;
}

/** Where a voucher code is entered, and where the one in use is taken off again. */
export default function VoucherForm({ voucher, goods, onVoucher }: VoucherFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');

  function apply(event: FormEvent) {
    event.preventDefault();
    const answer = checkVoucher(code);
    field.current?.focus();
    if (answer.kind === 'refused') {
      setProblem(answer.problem);
      return;
    }
    onVoucher(answer.voucher);
    setCode('');
  }

  function change(value: string) {
    setCode(value);
    setProblem('');
  }

  function takeOff() {
    onVoucher(null);
    field.current?.focus();
  }

  return (
    <Box component="form" noValidate onSubmit={apply} sx={{ pt: 2.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          inputRef={field}
          label="Voucher code"
          size="small"
          fullWidth
          autoComplete="off"
          value={code}
          error={problem !== ''}
          helperText={problem || 'A first order? Enter FIRSTGUST.'}
          onChange={(event) => change(event.target.value)}
          slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
        />
        <Button type="submit" variant="outlined" sx={{ height: 40, flexShrink: 0 }}>
          Apply
        </Button>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: voucher ? 1 : 0 }}>
        <Box role="status" sx={{ flexGrow: 1 }}>
          {voucher && (
            <>
              <Chip
                label={`${voucher.code} in use`}
                color="primary"
                variant="outlined"
                size="small"
              />
              <Typography variant="body2">{voucherShortfall(voucher, goods)}</Typography>
            </>
          )}
        </Box>
        {voucher && (
          <Button size="small" aria-label={`Take ${voucher.code} off`} onClick={takeOff}>
            Take off
          </Button>
        )}
      </Box>
    </Box>
  );
}
