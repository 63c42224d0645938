import { expect, it } from 'vitest';
import { contrastColour } from './contrast-colour';

it.each([
  ['rgb(255, 255, 255)', '#000000'],
  ['rgb(0, 0, 0)', '#ffffff'],
  ['rgb(217, 112, 14)', '#000000'],
  ['rgb(185, 92, 139)', '#000000'],
  ['rgb(0, 93, 100)', '#ffffff'],
  ['rgb(118, 118, 118)', '#000000'],
  ['rgb(117, 117, 117)', '#ffffff'],
])('on %s is %s', (colour, ink) => {
  expect(contrastColour(colour)).toBe(ink);
});
