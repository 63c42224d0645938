/**
 * Colour-blind-safe hues of the Okabe-Ito family, darkened to a contrast of 3:1 against the paper; first the accent. Spec
 * section 5: 6 border colours.
 */
export const borderColours = ['#0f6b6b', '#d55e00', '#0072b2', '#b8860b', '#a6457f', '#2f8f5b'] as const;

/** Spec section 5: 24 fill colours: the six hues, then their lighter, darker and paler variants in the same order. */
export const fillColours = [
  ...borderColours,
  ...['#5fa8a4', '#f0a066', '#5aa9dd', '#dcb75a', '#cc79a7', '#7cc29b'],
  ...['#08403f', '#8f3f00', '#004a75', '#74540a', '#6c2a52', '#1d5c3a'],
  ...['#a9d3d0', '#f7cfb0', '#a9d3ef', '#eddba9', '#e6bcd3', '#b9e0cb'],
] as const;

export type Colour = { fill: string; border: string };

/** Assigns colours in order of first use: the same series has the same colour in every chart of a report. */
export function colourBook(): (label: string) => Colour {
  const places = new Map<string, number>();
  return (label) => {
    const key = label.trim().toLowerCase();
    const place = places.get(key) ?? places.size;
    places.set(key, place);
    return {
      fill: fillColours[place % fillColours.length] ?? fillColours[0],
      border: borderColours[place % borderColours.length] ?? borderColours[0],
    };
  };
}
