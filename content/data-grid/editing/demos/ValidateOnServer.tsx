import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPreProcessEditCellProps } from '@mui/x-data-grid';
import { InputWithMessage } from './inputWithMessage';

interface Channel {
  id: number;
  name: string;
  members: number;
}

const channels: Channel[] = [
  { id: 1, name: 'general', members: 48 },
  { id: 2, name: 'garden', members: 12 },
  { id: 3, name: 'repairs', members: 7 },
];

/** Answers after a short delay, as a server would. */
async function isTaken(name: string) {
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  return ['general', 'garden', 'repairs', 'kitchen', 'music'].includes(name.trim().toLowerCase());
}

// preview-start
const checkName = async ({ props, row, hasChanged }: GridPreProcessEditCellProps<string>) => {
  const isNew = hasChanged && props.value !== row.name;
  const error = isNew && (await isTaken(props.value ?? '')) ? 'This name is taken' : null;
  return { ...props, error };
};

const name: GridColDef<Channel> = {
  field: 'name',
  headerName: 'Channel',
  flex: 1,
  minWidth: 140,
  editable: true,
  preProcessEditCellProps: checkName,
  renderEditCell: (params) => <InputWithMessage {...params} />,
};
// preview-end

const columns: GridColDef<Channel>[] = [
  name,
  { field: 'members', headerName: 'Members', type: 'number', width: 110 },
];

export default function ValidateOnServer() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid aria-label="Channels" rows={channels} columns={columns} hideFooter />
    </div>
  );
}
