import type { SitePicture } from '../rules/site-fields';

/** Placeholder lights (evening, morning, indoors): two colors of sky and one of the foreground. */
const LIGHTS = [
  ['#e9c7a2', '#b9775a', '#4a342d'],
  ['#cfd8dc', '#8fa3ad', '#3b4a52'],
  ['#f1e3d3', '#cdb49a', '#6d5a4a'],
  ['#d8cfe0', '#9d88a8', '#43374d'],
  ['#dfe3d2', '#9ba684', '#414a34'],
  ['#f3d9c9', '#c98f78', '#5a3a33'],
] as const;
const SHAPES = [
  [900, 600],
  [600, 900],
  [900, 600],
  [800, 800],
] as const;
const PREFIX = '00000000-0000-4000-8000-0000000000';

const numberOf = (id: string): number | null => {
  const nr = id.startsWith(PREFIX) ? Number.parseInt(id.slice(PREFIX.length), 16) : Number.NaN;
  return Number.isNaN(nr) ? null : nr;
};

/** Returns the ids of placeholder pictures, for a studio without photographs. */
export const standIns = (count: number): string[] =>
  Array.from({ length: count }, (_, nr) => `${PREFIX}${nr.toString(16).padStart(2, '0')}`);

/** Returns the size of a placeholder, in pixels; null for any other id. */
export function shapeOfStandIn(id: string): Pick<SitePicture, 'width' | 'height'> | null {
  const nr = numberOf(id);
  if (nr === null) return null;
  const [width, height] = SHAPES[nr % SHAPES.length] ?? SHAPES[0];
  return { width, height };
}

/** Returns a placeholder as SVG: hills under a low sun; null for any other id. */
export function renderStandIn(id: string): string | null {
  const nr = numberOf(id);
  const shape = shapeOfStandIn(id);
  if (nr === null || !shape) return null;
  const { width, height } = shape;
  const [high, low, near] = LIGHTS[nr % LIGHTS.length] ?? LIGHTS[0];
  const sun = {
    x: width * (0.25 + ((nr * 7) % 6) / 10),
    y: height * 0.52,
    r: Math.min(width, height) * 0.07,
  };
  const hill = (from: number, to: number, swell: number) =>
    `M0 ${height * from}C${width * 0.3} ${height * (from - swell)} ${width * 0.6} ${height * (to + swell)} ${width} ${height * to}V${height}H0Z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${high}"/><stop offset=".75" stop-color="${low}"/></linearGradient>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="#fff" fill-opacity=".55"/>
<path d="${hill(0.62, 0.7, 0.12)}" fill="${near}" fill-opacity=".45"/>
<path d="${hill(0.8, 0.72, 0.08)}" fill="${near}" fill-opacity=".8"/>
</svg>`;
}

const ICON =
  '<path d="M-60-44h120v88h-120zM-60 24l36-36 30 28 22-20 32 30" fill="none" stroke="#8a847a" stroke-width="6" stroke-linejoin="round"/><circle cx="26" cy="-18" r="9" fill="#8a847a"/>';

/**
 * Returns the empty frames that the builder shows in the places of pictures, by id, while a site has none. Each is its own
 * file: the preview's frame has an opaque origin, from which no request carries the session.
 */
export const emptyFrames = (count: number): Map<string, SitePicture> =>
  new Map(
    standIns(count).map((id): [string, SitePicture] => {
      const { width, height } = shapeOfStandIn(id) ?? { width: 900, height: 600 };
      const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#dcd8d0"/><g transform="translate(${width / 2} ${height / 2})">${ICON}</g></svg>`;
      // What follows # is no part of the file: views add a width and a format.
      const base = `data:image/svg+xml,${encodeURIComponent(drawn)}#`;
      return [id, { id, base, width, height, widths: [width], alt: '', focus: { x: 50, y: 50 }, tint: null }];
    }),
  );
