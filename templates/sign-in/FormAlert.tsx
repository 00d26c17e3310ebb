import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** What went wrong with the form as a whole; its place is kept while there is nothing to say. */
export default function FormAlert({ message }: { message: string }) {
  return (
    <Box
      role="alert"
      sx={{ display: 'flex', alignItems: 'center', minHeight: 44, color: 'error.main' }}
    >
      {message && (
        <>
          <ErrorOutlineOutlined fontSize="small" sx={{ marginInlineEnd: 1 }} />
          <Typography variant="body2">{message}</Typography>
        </>
      )}
    </Box>
  );
}
