import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface StepButtonsProps {
  next: string;
  back?: { label: string; onBack: () => void };
}

/** The ways out of a step: on by submitting its form, and back where there is an earlier step. */
export default function StepButtons({ next, back }: StepButtonsProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column-reverse', sm: 'row' },
        justifyContent: 'space-between',
        gap: 1.5,
        mt: 3,
      }}
    >
      {back && (
        <Button
          size="large"
          startIcon={<ArrowBack sx={[{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }]} />}
          onClick={back.onBack}
        >
          {back.label}
        </Button>
      )}
      <Button
        type="submit"
        variant="contained"
        size="large"
        sx={{ marginInlineStart: { sm: 'auto' } }}
      >
        {next}
      </Button>
    </Box>
  );
}
