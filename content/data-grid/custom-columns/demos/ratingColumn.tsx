import Rating from '@mui/material/Rating';
import { useGridApiContext } from '@mui/x-data-grid';
import type {
  GridColTypeDef,
  GridFilterInputValueProps,
  GridFilterOperator,
  GridRenderEditCellParams,
  GridValidRowModel,
} from '@mui/x-data-grid';
import { useEditorFocus } from './useEditorFocus';

function RatingEditCell({ id, field, value, hasFocus }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const ref = useEditorFocus<HTMLSpanElement>(hasFocus, 'input:checked');

  return (
    <Rating
      ref={ref}
      name={`rating-${id}`}
      value={value}
      onChange={(_event, rating) => {
        apiRef.current.setEditCellValue({ id, field, value: rating });
      }}
      sx={{ px: 1 }}
    />
  );
}

function RatingFilterInput({ item, applyValue }: GridFilterInputValueProps) {
  return (
    <Rating
      name="rating-filter"
      value={item.value ? Number(item.value) : null}
      onChange={(_event, value) => applyValue({ ...item, value: value ?? undefined })}
      sx={{ alignSelf: 'center', ml: 1 }}
    />
  );
}

const atLeast: GridFilterOperator<GridValidRowModel, number> = {
  label: 'at least',
  value: 'atLeast',
  getApplyFilterFn: ({ value }) => (value ? (rating) => rating >= Number(value) : null),
  InputComponent: RatingFilterInput,
};

/** Stars from 1 to 5. */
export const rating: GridColTypeDef<number> = {
  type: 'number',
  align: 'left',
  headerAlign: 'left',
  display: 'flex',
  width: 160,
  renderCell: ({ value }) => <Rating readOnly size="small" value={value ?? null} />,
  renderEditCell: (params) => <RatingEditCell {...params} />,
  filterOperators: [atLeast],
};
