import ArtFrame from './ArtFrame';
import Ink from './Ink';

const crates = [
  { x: 44, fruits: 4, color: 'primary.main' },
  { x: 182, fruits: 4, color: 'secondary.main' },
  { x: 320, fruits: 6, color: 'info.main' },
];

/** Three crates of fruit hanging from one scale. */
export default function ShareArt() {
  return (
    <ArtFrame>
      <g transform="translate(0 14)">
        <g stroke="currentColor" strokeLinecap="round" fill="none">
          <path d="M102 92h276M240 92V50" strokeWidth="8" />
          <path
            d="m102 92-42 96m42-96 42 96M240 92l-42 96m42-96 42 96m96-96-42 96m42-96 42 96"
            strokeWidth="3"
          />
        </g>
        <Ink color="background.paper">
          <circle cx="240" cy="54" r="34" />
        </Ink>
        <g stroke="currentColor" strokeWidth="5" strokeLinecap="round" fill="none">
          <circle cx="240" cy="54" r="34" />
          <path d="m240 54 14-16" />
        </g>
        {crates.map(({ x, fruits, color }) => (
          <g key={x}>
            <Ink color={color}>
              {Array.from({ length: fruits }, (_, index) => (
                <circle
                  key={index}
                  cx={x + 25 + (index % 4) * 23 + (index > 3 ? 23 : 0)}
                  cy={index > 3 ? 174 : 194}
                  r="14"
                />
              ))}
            </Ink>
            <Ink color="background.paper">
              <rect x={x} y="200" width="116" height="82" rx="10" />
            </Ink>
            <Ink color={color}>
              <rect x={x + 12} y="216" width="92" height="10" rx="5" opacity="0.5" />
              <rect x={x + 12} y="236" width="92" height="10" rx="5" opacity="0.5" />
              <rect x={x + 12} y="256" width="92" height="10" rx="5" opacity="0.5" />
            </Ink>
          </g>
        ))}
      </g>
    </ArtFrame>
  );
}
