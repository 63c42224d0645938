import { useSyncExternalStore } from 'react';

const names = ['ink', 'muted', 'line', 'line-strong', 'surface'] as const;
export type ThemeColours = Record<(typeof names)[number], string> & { series: string[] };

/** The theme's colours as plain RGB, the only form that Plotly reads; updated when the theme changes. */
export function useThemeColours(): ThemeColours | undefined {
  const key = useSyncExternalStore(onThemeChange, themeKey, () => undefined);
  return key === undefined ? undefined : coloursFor(key);
}

let cache: { key: string; colours: ThemeColours } | undefined;

function coloursFor(key: string): ThemeColours {
  if (cache?.key !== key) cache = { key, colours: readColours() };
  return cache.colours;
}

function readColours(): ThemeColours {
  const probe = document.body.appendChild(document.createElement('span'));
  // Under reduced motion every transition lasts an instant, during which the old colour would be read.
  probe.style.transitionProperty = 'none';
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const read = (variable: string) => {
    probe.style.color = `var(--color-${variable})`;
    return canvas ? asRgb(canvas, getComputedStyle(probe).color) : '#888888';
  };
  const series = Array.from({ length: 8 }, (_, index) => read(`series-${index + 1}`));
  const entries = names.map((name) => [name, read(name)] as const);
  probe.remove();
  return { ...(Object.fromEntries(entries) as Record<(typeof names)[number], string>), series };
}

function asRgb(canvas: CanvasRenderingContext2D, colour: string): string {
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

const darkScheme = '(prefers-color-scheme: dark)';
const themeKey = () =>
  `${document.documentElement.dataset.theme ?? ''}|${window.matchMedia(darkScheme).matches}`;

function onThemeChange(changed: () => void): () => void {
  const media = window.matchMedia(darkScheme);
  const observer = new MutationObserver(changed);
  media.addEventListener('change', changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    media.removeEventListener('change', changed);
    observer.disconnect();
  };
}
