import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import OfferingCell from './OfferingCell';
import { comparison } from './comparison';
import { plans } from './plans';

/** The comparison as a table; where it is too narrow for its columns it moves sideways within its frame. */
export default function ComparisonTable() {
  return (
    <TableContainer role="region" aria-label="Comparison of the plans" tabIndex={0}>
      <Table
        aria-labelledby="compare-title"
        sx={{
          minWidth: 340,
          tableLayout: 'fixed',
          '& th, & td': { px: { xs: 0.5, sm: 2 } },
          '& tr > :first-of-type': { paddingInlineStart: 0 },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell component="td" sx={{ width: { xs: 104, sm: '34%' } }} />
            {plans.map(({ id, name }) => (
              <TableCell
                key={id}
                scope="col"
                align="center"
                sx={{ fontSize: { xs: '0.8125rem', sm: '1.125rem' }, fontWeight: 650 }}
              >
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {comparison.map((group) => (
          <TableBody key={group.name}>
            <TableRow>
              <TableCell
                component="th"
                scope="rowgroup"
                colSpan={4}
                sx={{ pt: 4, fontWeight: 650, color: 'primary.main' }}
              >
                {group.name}
              </TableCell>
            </TableRow>
            {group.features.map(({ name, offers }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
                  {name}
                </TableCell>
                {plans.map(({ id }) => (
                  <OfferingCell key={id} offering={offers[id]} />
                ))}
              </TableRow>
            ))}
          </TableBody>
        ))}
      </Table>
    </TableContainer>
  );
}
