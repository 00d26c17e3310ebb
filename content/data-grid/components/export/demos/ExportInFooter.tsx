import Link from '@mui/material/Link';
import { DataGrid, ExportCsv, GridFooterContainer } from '@mui/x-data-grid';
import { columns } from './columns';
import { lots } from './lots.data';

// preview-start
function LotFooter() {
  return (
    <GridFooterContainer sx={{ px: 1.25 }}>
      <ExportCsv
        render={({ onClick }) => (
          <Link component="button" variant="body2" onClick={onClick}>
            Download {lots.length} lots as a file
          </Link>
        )}
      />
    </GridFooterContainer>
  );
}
// preview-end

export default function ExportInFooter() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        aria-label="Lots with a link"
        rows={lots}
        columns={columns}
        slots={{ footer: LotFooter }}
      />
    </div>
  );
}
