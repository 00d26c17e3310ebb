import { describe, expect, it } from 'vitest';
import { extractPreview, removePreviewMarkers } from './extractPreview.ts';

const demo = (body: string) => `import Stack from '@mui/material/Stack';

export default function Demo() {
  const [open, setOpen] = React.useState(false);
${body}
}
`;

describe('extractPreview', () => {
  it('takes the returned element and moves it to the margin', () => {
    expect(
      extractPreview(
        demo('  return (\n    <Tree\n      label="Files"\n      items={items}\n    />\n  );'),
      ),
    ).toBe('<Tree\n  label="Files"\n  items={items}\n/>');
  });

  it('leaves out wrappers and keeps what they hold, in order', () => {
    const source = demo(
      '  return (\n    <Stack spacing={2}>\n      <Button>Open</Button>\n      <div>\n        <Tree />\n      </div>\n    </Stack>\n  );',
    );
    expect(extractPreview(source)).toBe('<Button>Open</Button>\n<Tree />');
  });

  it('has no preview for more than 16 lines', () => {
    const lines = (count: number) =>
      demo(`  return (\n    <Tree\n${'      a={1}\n'.repeat(count - 2)}    />\n  );`);
    expect(extractPreview(lines(16))?.split('\n')).toHaveLength(16);
    expect(extractPreview(lines(17))).toBeNull();
  });

  it('has no preview where no element is returned', () => {
    expect(extractPreview(demo('  return open ? <A /> : <B />;'))).toBeNull();
    expect(extractPreview('export const a = 1;')).toBeNull();
  });
});

it('prefers the lines an author marked, in their order and without their indent', () => {
  const source = `import * as React from 'react';

// preview-start
const columns = [{ field: 'name', editable: true }];
// preview-end

export default function Demo() {
  return (
    <Box>
      {/* preview-start */}
      <Grid columns={columns} />
      {/* preview-end */}
    </Box>
  );
}
`;
  expect(extractPreview(source)).toBe(
    "const columns = [{ field: 'name', editable: true }];\n\n<Grid columns={columns} />",
  );
  expect(removePreviewMarkers(source)).not.toContain('preview');
  expect(removePreviewMarkers(source)).toContain(
    "import * as React from 'react';\n\nconst columns",
  );
});
