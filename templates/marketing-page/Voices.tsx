import Box from '@mui/material/Box';
import Section from './Section';
import VoiceCard from './VoiceCard';
import { voices } from './voices';

/** What owners, cooks and pickers say. */
export default function Voices() {
  return (
    <Section id="voices" title="What people say over the fence">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' },
          gridAutoFlow: 'dense',
          gap: 3,
          '& > :first-of-type': { gridRow: { md: 'span 2' } },
        }}
      >
        {voices.map((voice, index) => (
          <VoiceCard key={voice.name} voice={voice} large={index === 0} />
        ))}
      </Box>
    </Section>
  );
}
