import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { formatMoney } from './formatMoney';
import { shop } from './shop';

/** Where to send the money, for orders paid by transfer. */
export default function TransferNote({ total }: { total: number }) {
  const { holder, bank, number } = shop.account;
  return (
    <Alert severity="info" role="note" variant="outlined" sx={{ mt: 3 }}>
      <AlertTitle>
        Please send {formatMoney(total)} by {shop.payUntil}
      </AlertTitle>
      {holder}, {bank}
      <br />
      Account {number}
      <br />
      Reference {shop.orderNumber}
    </Alert>
  );
}
