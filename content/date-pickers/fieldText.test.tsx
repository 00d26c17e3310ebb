import type { ReactElement } from 'react';
import RtlProvider from '@mui/system/RtlProvider';
import dayjs from 'dayjs';
import { DateTime } from 'luxon';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

/** The text that the `input` of a field contains. */
function inputText(field: ReactElement, isRtl = false): string {
  const html = renderToString(
    <RtlProvider value={isRtl}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>{field}</LocalizationProvider>
    </RtlProvider>,
  );
  return /<input[^>]* value="([^"]*)"/.exec(html)?.[1] ?? '';
}

/** As on the page on base concepts. */
function plainText(text: string): string {
  return text.replace(/[\u200e\u200f\u2066-\u2069]/g, '').replace(/[\u00a0\u202f]/g, ' ');
}

const value = dayjs('2025-04-07T15:05');

describe('invisible characters in fields, as the page on base concepts lists them', () => {
  it('none in a left-to-right field with sections', () => {
    expect(inputText(<DateTimeField format="DD/MM/YYYY HH:mm" defaultValue={value} />)).toBe(
      '07/04/2025 15:05',
    );
  });

  it('isolates around separators with a space, right to left', () => {
    const field = <DateTimeField format="DD/MM/YYYY HH:mm" defaultValue={value} />;
    expect(inputText(field, true)).toBe('15:05\u2069 \u206607/04/2025');
    expect(plainText(inputText(field, true))).toBe('15:05 07/04/2025');
  });

  it('a left-to-right mark after single digits in a single input', () => {
    const field = (
      <DateField
        enableAccessibleFieldDOMStructure={false}
        shouldRespectLeadingZeros
        format="M/D/YYYY"
        defaultValue={value}
      />
    );
    expect(inputText(field)).toBe('4\u200e/7\u200e/2025');
    expect(plainText(inputText(field))).toBe('4/7/2025');
  });

  it('isolates around each section in a single input, right to left', () => {
    const field = (
      <DateField
        enableAccessibleFieldDOMStructure={false}
        format="DD/MM/YYYY"
        defaultValue={value}
      />
    );
    expect(inputText(field, true)).toBe(
      '\u2066\u206807\u2069/\u206804\u2069/\u20682025\u2069\u2069',
    );
    expect(plainText(inputText(field, true))).toBe('07/04/2025');
  });

  it('marks and narrow spaces from the locale data that Luxon reads', () => {
    expect(new AdapterLuxon({ locale: 'ar' }).expandFormat('D')).toContain('\u200f');
    const time = DateTime.fromISO('2025-04-07T15:05', { locale: 'es' }).toFormat('hh:mm a');
    expect(plainText(time)).toBe('03:05 p. m.');
  });
});
