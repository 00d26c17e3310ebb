import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPreProcessEditCellProps } from '@mui/x-data-grid';
import { z } from 'zod';
import { CheckedInput } from './checkedInput';

// preview-start
const fields = z.object({
  id: z.number(),
  course: z.string().trim().min(3, 'Enter at least 3 characters'),
  seats: z.number('Enter a number').int('Enter a whole number').min(1, 'Enter at least 1'),
  booked: z.number('Enter a number').int('Enter a whole number').min(0, 'Enter at least 0'),
});
const rules = fields.refine(({ seats, booked }) => booked <= seats, 'More bookings than seats');
type Course = z.infer<typeof fields>;

const checked = (field: keyof Course, column: Partial<GridColDef<Course>>): GridColDef<Course> => ({
  field,
  editable: true,
  preProcessEditCellProps: ({ props }: GridPreProcessEditCellProps) => ({
    ...props,
    error: fields.shape[field].safeParse(props.value).error?.issues[0]?.message ?? null,
  }),
  renderEditCell: (params) => <CheckedInput {...params} />,
  ...column,
});
// preview-end

const columns: GridColDef<Course>[] = [
  checked('course', { headerName: 'Course', flex: 1, minWidth: 130 }),
  checked('seats', { headerName: 'Seats', type: 'number', width: 90 }),
  checked('booked', { headerName: 'Booked', type: 'number', width: 90 }),
];

const courses: Course[] = [
  { id: 1, course: 'Basket weaving', seats: 8, booked: 8 },
  { id: 2, course: 'Bookbinding', seats: 6, booked: 2 },
  { id: 3, course: 'Letterpress', seats: 4, booked: 3 },
];

export default function ZodRows() {
  const [message, setMessage] = React.useState<string>();

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <div style={{ height: 214 }}>
        <DataGrid
          editMode="row"
          aria-label="Courses"
          rows={courses}
          columns={columns}
          processRowUpdate={(newRow) => {
            const saved = rules.parse(newRow); // throws, and trims the name
            setMessage(undefined);
            return saved;
          }}
          onProcessRowUpdateError={(error: z.ZodError) =>
            setMessage(error.issues.map((issue) => issue.message).join('. '))
          }
          hideFooter
        />
      </div>
      {message && <Alert severity="error">{message}</Alert>}
    </Stack>
  );
}
