import Box from '@mui/material/Box';
import Ink from './Ink';
import type { CoverName } from './Article';
import { covers } from './covers';

/** The drawing of an article, cut to fill the positioned box it stands in. */
export default function Cover({ name }: { name: CoverName }) {
  const { ground, drawing } = covers[name];
  return (
    <Box
      component="svg"
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={{ position: 'absolute', inset: 0, width: 1, height: 1 }}
    >
      <Ink color={ground} opacity={0.16}>
        <rect x="-320" y="-200" width="960" height="600" />
      </Ink>
      {drawing}
    </Box>
  );
}
