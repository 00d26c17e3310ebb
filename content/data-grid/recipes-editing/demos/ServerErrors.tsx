import * as React from 'react';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridPreProcessEditCellProps, GridRowId } from '@mui/x-data-grid';
import { CheckedInput } from './checkedInput';

interface Member {
  id: number;
  name: string;
  badge: string;
}

const members: Member[] = [
  { id: 1, name: 'Ottilie', badge: 'K-12' },
  { id: 2, name: 'Rafael', badge: 'K-15' },
  { id: 3, name: 'Senna', badge: 'K-20' },
];

/** What the server refused: a value of one field. */
class FieldError extends Error {
  id: GridRowId;
  field: keyof Member;
  value: string;

  constructor(message: string, id: GridRowId, field: keyof Member, value: string) {
    super(message);
    this.id = id;
    this.field = field;
    this.value = value;
  }
}

async function saveMember(member: Member): Promise<Member> {
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
  if (members.some(({ id, badge }) => id !== member.id && badge === member.badge)) {
    throw new FieldError('Another member has this badge', member.id, 'badge', member.badge);
  }
  return member;
}

export default function ServerErrors() {
  const apiRef = useGridApiRef();
  // preview-start
  const refused = React.useRef(new Map<string, string>());

  const columns = React.useMemo<GridColDef<Member>[]>(() => {
    const check = ({ id, props }: GridPreProcessEditCellProps<string>) => ({
      ...props,
      error: refused.current.get(`${id} badge ${props.value}`) ?? null,
    });
    return [
      { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
      {
        field: 'badge',
        headerName: 'Badge',
        width: 140,
        editable: true,
        preProcessEditCellProps: check,
        renderEditCell: (params) => <CheckedInput {...params} />,
      },
    ];
  }, []);

  const handleError = ({ id, field, value, message }: FieldError) => {
    refused.current.set(`${id} ${field} ${value}`, message);
    apiRef.current?.setEditCellValue({ id, field, value }); // checks again, and finds the error
  };
  // preview-end

  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        aria-label="Members"
        rows={members}
        columns={columns}
        processRowUpdate={saveMember}
        onProcessRowUpdateError={handleError}
        hideFooter
      />
    </div>
  );
}
