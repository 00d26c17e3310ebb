import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import {
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { columns } from './columns';
import { pantry } from './pantry.data';
import type { PantryItem } from './pantry.data';
import { saveItem } from './pantryServer';

const queryClient = new QueryClient();

function PantryGrid() {
  const client = useQueryClient();
  // preview-start
  const { data, isPending } = useQuery({
    queryKey: ['pantry'],
    queryFn: () => Promise.resolve(pantry),
    staleTime: Infinity,
  });
  const mutation = useMutation({
    mutationFn: saveItem,
    onSuccess: (saved) =>
      client.setQueryData<PantryItem[]>(['pantry'], (rows) =>
        rows?.map((row) => (row.id === saved.id ? saved : row)),
      ),
  });
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Pantry"
          rows={data ?? []}
          columns={columns}
          loading={isPending}
          processRowUpdate={(newRow) => mutation.mutateAsync(newRow)}
          onProcessRowUpdateError={() => {
            // `mutation.error` holds the error, which the alert below shows.
          }}
          hideFooter
        />
      </div>
      {mutation.error && <Alert severity="error">{mutation.error.message}</Alert>}
    </Stack>
  );
}

export default function QueryMutation() {
  return (
    <QueryClientProvider client={queryClient}>
      <PantryGrid />
    </QueryClientProvider>
  );
}
