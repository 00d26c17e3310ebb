import { describe, expect, it } from 'vitest';
import type { DemoFact } from './DemoFact.ts';
import { readDemoFacts } from './readDemoFacts.ts';

/** Facts of a kind in short: `DataGrid.slots.toolbar`. */
function facts(kind: DemoFact['kind'], source: string): string[] {
  return readDemoFacts(source)
    .filter((fact) => fact.kind === kind)
    .map((fact) =>
      [
        ...('of' in fact ? [fact.of.replace(/^.*:/, '')] : []),
        ...('attribute' in fact ? [fact.attribute] : []),
        ...('name' in fact ? [fact.name] : []),
      ].join('.'),
    );
}

const grid = "import { DataGrid, type GridColDef } from '@mui/x-data-grid';\n";

describe('readDemoFacts', () => {
  it('finds exports under their own name and product, when they are used', () => {
    const source = `
      import { Toolbar as Bar, ToolbarButton } from '@mui/x-charts-pro/Toolbar';
      import { Box } from '@mui/material';
      const a = <Box><Bar /></Box>;
      function other(ToolbarButton: string) { return ToolbarButton; }`;
    expect(readDemoFacts(source)).toEqual([
      { kind: 'component', of: 'charts:Toolbar' },
      { kind: 'export', of: 'charts:Toolbar' },
    ]);
  });

  it('finds attributes, those of a spread constant included', () => {
    const source = `${grid}
      const more = { density: 'compact', slots: { footer: Footer } } as const;
      const a = <DataGrid rows={[]} checkboxSelection {...more} {...props} />;`;
    expect(facts('attribute', source)).toEqual([
      'DataGrid.rows',
      'DataGrid.checkboxSelection',
      'DataGrid.density',
      'DataGrid.slots',
    ]);
    expect(facts('attributeKey', source)).toEqual(['DataGrid.slots.footer']);
  });

  it('finds keys of objects given to an attribute, in place or by a constant', () => {
    const source = `${grid}
      const slots = { toolbar: Toolbar };
      const base = [{ field: 'a' }];
      function Demo({ slotProps }) {
        const slots = makeSlots();
        const columns = useMemo(() => [...base, { width: 1 }], []);
        return <DataGrid slots={slots} slotProps={slotProps} columns={columns} />;
      }
      const a = <DataGrid slots={slots} slotProps={isOn ? { 'panel': {} } : undefined}
        rowReordering={list.map((each) => ({ id: each, ...base[0] }))} />;`;
    expect(facts('attributeKey', source)).toEqual([
      'DataGrid.columns.field',
      'DataGrid.columns.width',
      'DataGrid.slots.toolbar',
      'DataGrid.slotProps.panel',
      'DataGrid.rowReordering.id',
    ]);
  });

  it('finds keys of literals whose type is written', () => {
    const source = `${grid}
      const columns: readonly GridColDef<Row>[] = [{ field: 'name' }];
      const last = { editable: true } satisfies GridColDef;
      const held = React.useMemo<GridColDef[]>(() => [{ 'flex': 1 }], []);
      const [shown] = useState<Partial<GridColDef>>({ width: 2 });
      const make = (): GridColDef => { return { hideable: true }; };
      const other: Column = { no: 1 };`;
    expect(facts('typeMember', source)).toEqual(
      ['field', 'editable', 'flex', 'width', 'hideable'].map((name) => `GridColDef.${name}`),
    );
  });

  it('finds members of values whose type is written', () => {
    const source = `
      import type { GridRowParams, GridColDef, FieldRef } from '@mui/x-data-grid';
      const f = (params: GridRowParams) => params.row + (() => { const params = g(); return params.no; })();
      const g = ({ id, columns: all, ...rest }: GridRowParams) => id;
      const count = (columns: GridColDef[]) => columns.filter(Boolean);
      function Demo() {
        const ref = useRef<FieldRef<Date>>(null);
        return ref.current?.setSelectedSections(0);
      }`;
    expect(facts('typeMember', source)).toEqual([
      'GridRowParams.row',
      'GridRowParams.id',
      'GridRowParams.columns',
      'FieldRef.setSelectedSections',
    ]);
  });

  it('finds what a hook is called with, and what is read of its result', () => {
    const source = `
      import { useTreeItem, useRichTreeViewApiRef, RichTreeView } from '@mui/x-tree-view';
      function Demo() {
        const { getRootProps, status: { focused } } = useTreeItem({ id, itemId });
        const apiRef = useRichTreeViewApiRef();
        const click = () => apiRef.current!.focusItem(null, 'a');
        return <RichTreeView apiRef={apiRef} onItemClick={click} />;
      }`;
    expect(facts('parameter', source)).toEqual(['useTreeItem.id', 'useTreeItem.itemId']);
    expect(facts('result', source)).toEqual([
      'useTreeItem.getRootProps',
      'useTreeItem.status',
      'useRichTreeViewApiRef.focusItem',
      'useRichTreeViewApiRef.current',
    ]);
    expect(facts('heldMember', source)).toEqual(['RichTreeView.apiRef.focusItem']);
  });

  it('finds classes of helpers and of selectors, not of comments or states', () => {
    const source = `
      import { gridClasses } from '@mui/x-data-grid';
      // .MuiDataGrid-comment
      const sx = { [\`& .\${gridClasses.row}.Mui-selected, .MuiTreeItem-label\`]: {}, '& .MuiDataGrid-row--editing': {} };`;
    expect(facts('exportMember', source)).toEqual(['gridClasses.row']);
    expect(facts('className', source)).toEqual(['MuiTreeItem-label', 'MuiDataGrid-row--editing']);
  });

  it('finds events by name, with the product whose events they are', () => {
    const source = `
      import { useGridApiRef, useGridEvent } from '@mui/x-data-grid-pro';
      function Demo({ other }) {
        const apiRef = useGridApiRef();
        useEffect(() => apiRef.current?.subscribeEvent('rowClick', log), [apiRef]);
        other.current.subscribeEvent('cellClick', log);
        useGridEvent(apiRef, 'sortModelChange', log);
      }`;
    expect(readDemoFacts(source).filter(({ kind }) => kind === 'event')).toEqual([
      { kind: 'event', product: 'data-grid', name: 'rowClick' },
      { kind: 'event', product: 'data-grid', name: 'sortModelChange' },
    ]);
  });
});
