import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { checkModel } from './checkModel';
import { columns } from './columns';
import { screenings } from './screenings.data';
import { useStoredText } from './useStoredText';

export default function StoredFilter() {
  // preview-start
  const [text, setText] = useStoredText('film-club-filter');
  const filterModel = React.useMemo(() => checkModel(JSON.parse(text ?? 'null')), [text]);
  // preview-end

  return (
    <div style={{ height: 476, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Screenings, with a stored filter"
        rows={screenings}
        columns={columns}
        // preview-start
        filterModel={filterModel}
        onFilterModelChange={(model) => setText(JSON.stringify(model))}
        // preview-end
        hideFooter
      />
    </div>
  );
}
