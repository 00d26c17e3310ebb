import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Stem from './Stem';

/** The printed top of the packet: the name of the exchange between two stems of sweet pea. */
export default function PacketHead() {
  return (
    <Box
      component="header"
      sx={{
        position: 'relative',
        height: 132,
        // The stitched edge of the flap.
        borderBlockEnd: '2px dashed',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ position: 'absolute', inset: 0, bgcolor: 'primary.main', opacity: 0.1 }} />
      {/* The stems mirror each other, so their sides are those of the drawing and not of the text. */}
      <Box
        dir="ltr"
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'flex',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
        }}
      >
        <Stem isMirrored={false} />
        <Stem isMirrored />
      </Box>
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          placeContent: 'center',
          height: 1,
          textAlign: 'center',
        }}
      >
        <Typography sx={{ fontWeight: 700, fontSize: '1.5rem', letterSpacing: '-0.02em' }}>
          Seedloft
        </Typography>
        <Typography variant="body2">Seeds by post</Typography>
      </Box>
    </Box>
  );
}
