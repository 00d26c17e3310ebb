import ChevronRight from '@mui/icons-material/ChevronRight';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import {
  DataGrid,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColumnGroupHeaderParams, GridColumnGroupingModel } from '@mui/x-data-grid';
import { columns, races } from './regatta.data';

const GroupButton = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: 4,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
});

// preview-start
const details: Record<string, string[]> = {
  Crew: ['club'],
  Times: ['split500', 'split1000', 'split1500'],
};

function CollapsibleGroup({ groupId }: GridColumnGroupHeaderParams) {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const fields = details[groupId ?? ''] ?? [];
  const isOpen = fields.some((field) => model[field] !== false);

  const toggle = () => {
    const changes = Object.fromEntries(fields.map((field) => [field, !isOpen]));
    apiRef.current.setColumnVisibilityModel({ ...model, ...changes });
  };

  return (
    <GroupButton type="button" aria-expanded={isOpen} onClick={toggle}>
      {isOpen ? <ExpandMore fontSize="small" /> : <ChevronRight fontSize="small" />}
      {groupId}
    </GroupButton>
  );
}

const renderHeaderGroup = (params: GridColumnGroupHeaderParams) => <CollapsibleGroup {...params} />;
// preview-end

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Crew', renderHeaderGroup, children: [{ field: 'boat' }, { field: 'club' }] },
  {
    groupId: 'Times',
    renderHeaderGroup,
    children: ['split500', 'split1000', 'split1500', 'finish'].map((field) => ({ field })),
  },
];

export default function CollapsibleGroups() {
  return (
    <div style={{ height: 274, width: '100%' }}>
      <DataGrid
        aria-label="Results with collapsible groups"
        rows={races}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        initialState={{ columns: { columnVisibilityModel: { club: false } } }}
        hideFooter
      />
    </div>
  );
}
