import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** Code with a button that copies it. */
export function CodeView({ code }: { code: string }) {
  const [copied, setCopied] = React.useState('');
  const isCopied = copied === code;

  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(code);
  };

  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Stack
        direction="row"
        sx={{
          px: 2,
          py: 0.5,
          alignItems: 'center',
          justifyContent: 'space-between',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="subtitle2" component="p">
          TeaOrders.tsx
        </Typography>
        <Button
          size="small"
          startIcon={isCopied ? <CheckIcon /> : <ContentCopyIcon />}
          onClick={copy}
        >
          <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
        </Button>
      </Stack>
      <Box
        component="pre"
        role="region"
        aria-label="Code of the current choice"
        tabIndex={0}
        dir="ltr"
        sx={{
          m: 0,
          p: 2,
          maxHeight: 420,
          overflow: 'auto',
          typography: 'body2',
          fontFamily: 'monospace',
        }}
      >
        {code}
      </Box>
    </Box>
  );
}
