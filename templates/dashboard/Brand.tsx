import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** The name of the library beside a van with a book for a window. */
export default function Brand() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <Box
        component="svg"
        viewBox="0 0 32 32"
        aria-hidden
        sx={{ width: 36, height: 36, flexShrink: 0, color: 'primary.main' }}
      >
        <path d="M3 8.5A2.5 2.5 0 0 1 5.5 6H21v17H3zM22.5 11H26l3.5 6v6h-7z" fill="currentColor" />
        <Box component="g" sx={{ color: 'background.paper' }}>
          <path
            d="M12 10.5c-1.5-1.2-3.6-1.5-6-1.3v7.3c2.4-.2 4.5.1 6 1.3 1.5-1.2 3.6-1.5 6-1.3V9.2c-2.4-.2-4.5.1-6 1.3zm0 0v7.3M24 12.7h1.1l1.9 3.3h-3z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.4"
            strokeLinejoin="round"
          />
        </Box>
        <circle cx="9" cy="24" r="3" fill="currentColor" />
        <circle cx="23" cy="24" r="3" fill="currentColor" />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="p" noWrap sx={{ fontWeight: 650, lineHeight: 1.2 }}>
          Wayside Library
        </Typography>
        <Typography component="p" variant="caption" color="textSecondary" noWrap>
          Books on wheels
        </Typography>
      </Box>
    </Box>
  );
}
