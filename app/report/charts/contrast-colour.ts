/** Black or white, whichever has the higher contrast on a colour such as `rgb(1, 2, 3)`: at least 4.5 to 1 on any. */
export function contrastColour(colour: string): '#000000' | '#ffffff' {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+(?:\.\d+)?/g) ?? []).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > darkest ? '#000000' : '#ffffff';
}

/** The luminance at which black and white have equal contrast. */
const darkest = Math.sqrt(1.05 * 0.05) - 0.05;

function linear(channel: string): number {
  const share = Number(channel) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
