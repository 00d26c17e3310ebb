import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import { describePart, type PartContext } from './describePart.ts';
import type { PartElement } from './findPart.ts';
import type { InspectorData } from './InspectorData.ts';
import { slotPropsSnippet, sxSnippet, themeSnippet } from './partSnippets.ts';

const data: InspectorData = {
  components: {
    Dial: { path: '/x/api/dial', slots: ['knob'], sx: '.MuiDial-root' },
    Gear: { path: '/x/api/gear', slots: ['tooth'], sx: '.MuiGear-root' },
    Lever: { path: '/x/api/lever', slots: [], sx: '.MuiDial-root' },
  },
  parts: {
    'MuiDial-root': { rows: ['Dial'], theme: 'MuiDial' },
    'MuiDial-scale': { rows: [], theme: null },
    'MuiDial-series': { rows: ['Dial'], theme: null },
    'MuiGear-root': { rows: ['Gear'], theme: null },
    'MuiGear-tooth': { rows: ['Gear'], theme: null },
    'Mui-selected': { rows: ['Lever', 'Gear'], theme: null },
  },
  slots: [
    { name: 'knob', selector: '.MuiGear-root', takes: 'sx' },
    { name: 'tooth', selector: '.MuiGear-tooth', takes: 'style' },
  ],
  unthemed: [],
  themePackages: { MuiDial: '@mui/x-dial' },
};

const { document } = new Window();
document.body.innerHTML = `
  <div class="MuiDial-root" id="dial">
    <p class="MuiDial-scale" id="scale"></p>
    <p class="css-1 MuiDial-series-a1" id="series"></p>
    <b class="MuiGear-root Mui-selected" id="gear"><i class="MuiGear-tooth" id="tooth"></i></b>
    <u id="nothing"></u>
  </div>
  <div class="MuiDial-root" id="second"></div>`;

const find = (id: string) => document.getElementById(id) as unknown as PartElement;
const findAll: PartContext['findAll'] = (selector) => [...document.querySelectorAll(selector)];
const describeIn = (components: string[], id: string) =>
  describePart(find(id), { data, components, findAll });

it('names a part by its class, with the row of the component in the code', () => {
  expect(describeIn(['Dial'], 'series')).toMatchObject({
    name: 'series',
    component: { name: 'Dial', href: '/x/api/dial' },
    classes: [{ name: 'MuiDial-series', href: '/x/api/dial#dial-classes-series' }],
    slot: null,
  });
  expect(describeIn(['Dial'], 'scale')?.classes).toEqual([{ name: 'MuiDial-scale', href: null }]);
  expect(describeIn(['Dial'], 'nothing')).toBeNull();
});

it('tells states from classes', () => {
  const facts = describeIn(['Dial'], 'gear');
  expect(facts?.name).toBe('Gear');
  expect(facts?.classes.map(({ name }) => name)).toEqual(['MuiGear-root']);
  expect(facts?.states).toEqual([
    { name: 'Mui-selected', href: '/x/api/gear#gear-classes-selected' },
  ]);
  expect(facts?.sx && sxSnippet(facts.sx.component, facts.snippet, facts.sx.isRoot)).toBe(
    "<Dial\n  {...props}\n  sx={{\n    '& .MuiGear-root.Mui-selected': {\n      fontWeight: 600,\n    },\n  }}\n/>",
  );
  expect(facts?.slotTarget && slotPropsSnippet(facts.slotTarget, facts.snippet)).toMatch(
    /knob: \{\s+sx: \{\s+'&\.Mui-selected': \{\s+fontWeight: 600,/,
  );
});

it('reaches a slot through the slot that renders its component', () => {
  expect(describeIn(['Dial'], 'tooth')?.slotTarget).toEqual({
    component: 'Dial',
    slots: ['knob', 'tooth'],
    takes: 'style',
  });
  expect(describeIn(['Dial', 'Gear'], 'tooth')?.slotTarget?.slots).toEqual(['tooth']);
  expect(describeIn([], 'tooth')?.slotTarget).toBeNull();
});

it('uses the nearest style overrides where a part has none of its own', () => {
  const own = describeIn(['Dial'], 'dial')?.theme;
  expect(own).toEqual({ theme: 'MuiDial', key: 'root', packageName: '@mui/x-dial', isOwn: true });
  const facts = describeIn(['Dial'], 'scale');
  expect(facts?.theme?.isOwn).toBe(false);
  expect(facts?.theme && themeSnippet(facts.theme, facts.snippet, false)).toMatch(
    /root: \{\s+'& \.MuiDial-scale': \{\s+fontWeight: 600,/,
  );
});

it('takes the component that contains the part, by the order of the code where several look alike', () => {
  expect(describeIn(['Dial', 'Gear'], 'tooth')?.sx).toEqual({ component: 'Gear', isRoot: false });
  expect(describeIn(['Dial', 'Lever'], 'dial')?.sx).toEqual({ component: 'Dial', isRoot: true });
  expect(describeIn(['Dial', 'Lever'], 'second')?.sx).toEqual({ component: 'Lever', isRoot: true });
  expect(describeIn([], 'scale')?.sx).toBeNull();
});
