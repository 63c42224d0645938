/** The design tokens of the product's own pages, each as (light, dark). */
export const tokens = `
@font-face { font-family: 'Source Serif Georgia'; src: local('Georgia'); size-adjust: 101.9%; ascent-override: 101.67%; descent-override: 32.88%; line-gap-override: 0%; }
@font-face { font-family: 'Source Serif Times'; src: local('Times New Roman'), local('Liberation Serif'); size-adjust: 113.59%; ascent-override: 91.2%; descent-override: 29.49%; line-gap-override: 0%; }
@font-face { font-family: 'Source Serif DejaVu'; src: local('DejaVu Serif'); size-adjust: 87.59%; ascent-override: 118.28%; descent-override: 38.25%; line-gap-override: 0%; }
@font-face { font-family: 'Source Serif Display Georgia'; src: local('Georgia'); size-adjust: 91.46%; ascent-override: 113.27%; descent-override: 36.63%; line-gap-override: 0%; }
@font-face { font-family: 'Source Serif Display Times'; src: local('Times New Roman'), local('Liberation Serif'); size-adjust: 101.96%; ascent-override: 101.61%; descent-override: 32.86%; line-gap-override: 0%; }
@font-face { font-family: 'Source Serif Display DejaVu'; src: local('DejaVu Serif'); size-adjust: 83.65%; ascent-override: 123.85%; descent-override: 40.05%; line-gap-override: 0%; }
@font-face { font-family: 'Inter Arial'; src: local('Arial'), local('Liberation Sans'); size-adjust: 106.9%; ascent-override: 90.62%; descent-override: 22.56%; line-gap-override: 0%; }
@font-face { font-family: 'Inter DejaVu'; src: local('DejaVu Sans'); size-adjust: 94.35%; ascent-override: 102.68%; descent-override: 25.56%; line-gap-override: 0%; }
:root {
  color-scheme: light dark;
  --font-sans: 'Inter Variable', 'Inter Arial', 'Inter DejaVu', system-ui, sans-serif;
  --font-serif: 'Source Serif 4 Variable', 'Source Serif Georgia', 'Source Serif Times', 'Source Serif DejaVu', Georgia, serif;
  --font-display: 'Source Serif 4 Variable', 'Source Serif Display Georgia', 'Source Serif Display Times', 'Source Serif Display DejaVu', Georgia, serif;
  --color-paper: light-dark(oklch(0.982 0.004 95), oklch(0.185 0.012 245));
  --color-surface: light-dark(oklch(0.998 0.001 95), oklch(0.222 0.014 245));
  --color-sunk: light-dark(oklch(0.955 0.006 95), oklch(0.155 0.011 245));
  --color-ink: light-dark(oklch(0.21 0.02 250), oklch(0.945 0.006 95));
  --color-ink-soft: light-dark(oklch(0.35 0.02 250), oklch(0.85 0.008 95));
  --color-muted: light-dark(oklch(0.475 0.016 250), oklch(0.715 0.012 245));
  --color-line: light-dark(oklch(0.885 0.007 95), oklch(0.325 0.014 245));
  --color-line-strong: light-dark(oklch(0.6 0.014 250), oklch(0.56 0.016 245));
  --color-accent: light-dark(oklch(0.43 0.078 210), oklch(0.81 0.092 200));
  --color-accent-deep: light-dark(oklch(0.35 0.066 212), oklch(0.87 0.075 200));
  --color-on-accent: light-dark(oklch(0.99 0.004 200), oklch(0.19 0.03 215));
  --color-accent-soft: light-dark(oklch(0.947 0.02 205), oklch(0.285 0.036 212));
  --color-positive: light-dark(oklch(0.46 0.105 152), oklch(0.8 0.12 155));
  --color-positive-soft: light-dark(oklch(0.955 0.03 155), oklch(0.275 0.04 155));
  --color-negative: light-dark(oklch(0.49 0.165 28), oklch(0.765 0.125 28));
  --color-negative-soft: light-dark(oklch(0.958 0.02 28), oklch(0.275 0.05 25));
  --color-caution: light-dark(oklch(0.485 0.095 68), oklch(0.825 0.11 80));
  --color-caution-soft: light-dark(oklch(0.962 0.032 88), oklch(0.285 0.038 80));
  --color-series-1: var(--color-accent);
  --color-series-2: light-dark(oklch(0.66 0.165 52), oklch(0.76 0.14 62));
  --color-series-3: light-dark(oklch(0.66 0.11 238), oklch(0.76 0.1 238));
  --color-series-4: light-dark(oklch(0.6 0.13 350), oklch(0.76 0.11 350));
  --color-series-5: light-dark(oklch(0.6 0.12 162), oklch(0.74 0.13 162));
  --color-series-6: light-dark(oklch(0.72 0.14 85), oklch(0.86 0.13 95));
  --color-series-7: light-dark(oklch(0.47 0.13 255), oklch(0.66 0.13 260));
  --color-series-8: light-dark(oklch(0.55 0.012 250), oklch(0.68 0.012 245));
}
`;
