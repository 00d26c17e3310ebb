import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  /** Sets the section on the color of paper, to part it from its neighbors. */
  raised?: boolean;
  /** Sets the heading beside the contents where there is room. */
  split?: boolean;
  children: ReactNode;
}

/** A part of the page with its heading; the bar's links lead to it and move the focus there. */
export default function Section({ id, title, lead, raised, split, children }: SectionProps) {
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      sx={{
        // The bar stays at the top and would cover the heading.
        scrollMarginTop: 64,
        outline: 'none',
        py: { xs: 8, md: 12 },
        ...(raised && {
          bgcolor: 'background.paper',
          borderBlock: '1px solid',
          borderColor: 'divider',
        }),
      }}
    >
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: split ? '2fr 3fr' : 'minmax(0, 1fr)' },
          gap: { xs: 4, md: 6 },
        }}
      >
        <div>
          <Typography
            variant="h2"
            id={`${id}-title`}
            sx={{ maxWidth: '24ch', textWrap: 'balance' }}
          >
            {title}
          </Typography>
          {lead && (
            <Typography
              color="textSecondary"
              sx={{ mt: 2, maxWidth: '60ch', fontSize: '1.125rem', textWrap: 'pretty' }}
            >
              {lead}
            </Typography>
          )}
        </div>
        <div>{children}</div>
      </Container>
    </Box>
  );
}
