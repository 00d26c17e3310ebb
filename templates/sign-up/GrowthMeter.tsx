import Box from '@mui/material/Box';

const leaves = [
  'M30 62c-12 0-18-7-19-15 11-1 19 5 19 15z',
  'M30 50c12 0 18-7 19-15-11-1-19 5-19 15z',
  'M30 38c-10 0-15-6-16-13 9-1 16 4 16 13z',
  'M30 22c-9 0-12-6-10-11l5 3 5-8 5 8 5-3c2 5-1 11-10 11z',
];
const stemTops = [72, 62, 46, 34, 22];

/** A plant that grows with the strength of the password, over the faint drawing of what it can become. */
export default function GrowthMeter({ strength }: { strength: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 60 92"
      aria-hidden
      sx={{ width: 60, height: 92, flexShrink: 0, color: 'primary.main' }}
    >
      <g fill="currentColor" opacity="0.16">
        {leaves.map((leaf) => (
          <path key={leaf} d={leaf} />
        ))}
        <path d="M28.5 22h3v50h-3z" />
      </g>
      {strength > 0 && (
        <g fill="currentColor">
          <path d={`M28.5 ${stemTops[strength]}h3V72h-3z`} />
          {leaves.slice(0, strength).map((leaf) => (
            <path key={leaf} d={leaf} />
          ))}
        </g>
      )}
      <Box component="g" sx={{ color: 'secondary.main' }}>
        <path d="M10 72h40v5H10zM13 79h34l-4 13H17z" fill="currentColor" />
      </Box>
    </Box>
  );
}
