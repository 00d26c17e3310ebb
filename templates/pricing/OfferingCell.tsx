import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import TableCell from '@mui/material/TableCell';
import type { Offering } from './comparison';

/** What a plan offers of a feature: a limit, a tick or a dash, the signs with a name to be read out. */
export default function OfferingCell({ offering }: { offering: Offering }) {
  if (typeof offering === 'string') {
    return <TableCell align="center">{offering}</TableCell>;
  }
  return (
    <TableCell align="center">
      {offering ? (
        <Check color="primary" titleAccess="Included" />
      ) : (
        <Remove titleAccess="Not included" sx={{ color: 'text.secondary' }} />
      )}
    </TableCell>
  );
}
