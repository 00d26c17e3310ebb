/** Red, green and blue from 0 to 255. */
export type Rgb = [red: number, green: number, blue: number];

/** Reads a CSS color; throws for a format it does not know (S8.4). */
export function parseColor(text: string): Rgb {
  const color = text.trim().toLowerCase();
  const hex = color.match(/^#([\da-f]{3}|[\da-f]{6})$/)?.[1];
  if (hex !== undefined) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g);
    return (digits ?? []).map((pair) => Number.parseInt(pair, 16)) as Rgb;
  }
  const [, format, content = ''] = color.match(/^(rgba?|hsla?)\(([^()]*)\)$/) ?? [];
  const numbers = content.split(/[\s,/]+/).map(Number.parseFloat);
  const [first, second, third] = numbers;
  if (
    format === undefined ||
    first === undefined ||
    second === undefined ||
    third === undefined ||
    numbers.some(Number.isNaN)
  ) {
    throw new Error(
      `Unknown color format "${text}". Accepted are #nnn, #nnnnnn, rgb(), rgba(), hsl() and hsla().`,
    );
  }
  return format.startsWith('rgb')
    ? [first, second, third]
    : hslToRgb(first, second / 100, third / 100);
}

function hslToRgb(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12;
    return Math.round(
      255 * (lightness - reach * Math.max(-1, Math.min(position - 3, 9 - position, 1))),
    );
  };
  return [channel(0), channel(8), channel(4)];
}

/** Contrast ratio of two colors after WCAG, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = parseColor(color).map((value) => {
    const part = value / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast below which white text gives way to dark text, as in the library (S9). */
export const contrastThreshold = 3;

/** Text color that can be read on a background, chosen as the library does. */
export function textOn(background: string): '#fff' | 'rgba(0, 0, 0, 0.87)' {
  return contrastRatio(background, '#fff') >= contrastThreshold ? '#fff' : 'rgba(0, 0, 0, 0.87)';
}
