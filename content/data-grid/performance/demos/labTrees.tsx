import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid-pro';
import type { LabSettings } from './labSettings';

/** A street tree with moisture sensors in `m1`, `m2` and so on. */
export interface LabTree {
  id: number;
  name: string;
  species: string;
  street: string;
  [sensor: `m${number}`]: number;
}

const treeSpecies = ['Lime', 'Plane', 'Ginkgo', 'Hornbeam', 'Field maple', 'Cherry'];
const treeStreets = ['Quay', 'Mill Lane', 'Station Road', 'Park Avenue', 'Hill Street'];

export function createTrees(count: number, columns: number): LabTree[] {
  return Array.from({ length: count }, (_, index) => {
    const species = treeSpecies[(index * 7) % treeSpecies.length] ?? '';
    const tree: LabTree = {
      id: index,
      name: `${species} ${(index * 7919) % count}`,
      species,
      street: treeStreets[(index * 3) % treeStreets.length] ?? '',
    };
    for (let sensor = 1; sensor <= columns - 3; sensor += 1) {
      tree[`m${sensor}`] = (index * 13 + sensor * 29) % 101;
    }
    return tree;
  });
}

/** The same 20 of the first 200 trees for the same update, each with a new value in two columns. */
export function changeTrees(trees: readonly LabTree[], update: number): LabTree[] {
  return Array.from({ length: 20 }, (_, index) => {
    const tree = trees[(update + index * 10) % 200];
    return { ...tree, m1: (update * 17 + index) % 101, m2: (update * 23 + index) % 101 } as LabTree;
  });
}

const LightMoisture = React.memo(function LightMoisture({ value }: { value: number }) {
  return <span style={{ fontWeight: value < 20 ? 700 : 400 }}>{value}%</span>;
});

function HeavyMoisture({ value }: { value: number }) {
  return (
    <Tooltip title={`${value}% moisture`}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', height: '100%' }}>
        <Box sx={{ flex: 1 }}>
          <LinearProgress variant="determinate" value={value} aria-label="Moisture" />
        </Box>
        <Chip size="small" label={value} color={value < 20 ? 'warning' : 'default'} />
      </Stack>
    </Tooltip>
  );
}

const renderMoisture = {
  text: undefined,
  light: ({ value }: GridRenderCellParams<LabTree, number>) => <LightMoisture value={value ?? 0} />,
  heavy: ({ value }: GridRenderCellParams<LabTree, number>) => <HeavyMoisture value={value ?? 0} />,
};

/** Creates a collator for each comparison, which is the mistake that the switch shows. */
const slowComparator = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
const { compare: fastComparator } = new Intl.Collator('en', { numeric: true });

export function createTreeColumns({
  columns,
  cells,
  collator,
}: LabSettings): GridColDef<LabTree>[] {
  return [
    {
      field: 'name',
      headerName: 'Tree',
      width: 150,
      sortComparator: collator ? fastComparator : slowComparator,
    },
    { field: 'species', headerName: 'Species', width: 120 },
    { field: 'street', headerName: 'Street', width: 120 },
    ...Array.from({ length: columns - 3 }, (_, index): GridColDef<LabTree> => ({
      field: `m${index + 1}`,
      headerName: `Sensor ${index + 1}`,
      type: 'number',
      width: 110,
      renderCell: renderMoisture[cells],
    })),
  ];
}
