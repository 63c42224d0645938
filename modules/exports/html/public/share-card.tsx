import { renderToStaticMarkup } from 'react-dom/server';
import { productName } from '../../../kernel/product';
import type { Basis } from '../../../search/report';
import { StaticChart, basisLabels, isSourced, seriesOrder } from '../../chart/static-chart';
import { hasChange } from '../../labels';
import { embeddedFaces } from './asset-files';
import { descriptionOf, type PublishedReport } from './report';
import { tokens } from './style/tokens';

/** The image of a shared link, as a page to draw: title, first key figure, first chart, and a label if it is a demo. */
export function renderShareCard(report: PublishedReport): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<Card report={report} />)}`;
}

function Card({ report }: { report: PublishedReport }) {
  const { charts, metrics } = report.visualData;
  const chart = mostTrusted(charts.filter(({ data }) => data.labels.length > 0 && data.datasets.length > 0));
  const figure = mostTrusted(metrics);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <style dangerouslySetInnerHTML={{ __html: embeddedFaces() + tokens + style }} />
      </head>
      <body>
        <header>
          <b>
            {productName}
            <sup>1</sup>
          </b>
          {report.demo && <span className="demo">Demo: illustrative figures, not facts</span>}
        </header>
        <main className={chart ? 'two' : undefined}>
          <div>
            <h1 className={sizeOf(report.title)}>
              <bdi>{report.title}</bdi>
            </h1>
            {figure ? (
              <p className="figure">
                <b>{figure.value}</b>
                {hasChange(figure.change) && <i>{figure.change}</i>}
                <span>{labelled(figure.label, figure.basis)}</span>
              </p>
            ) : (
              <p className="lead">{descriptionOf(report)}</p>
            )}
          </div>
          {chart && (
            <figure>
              <figcaption>{labelled(chart.title, chart.basis)}</figcaption>
              <StaticChart chart={chart} width={400} order={seriesOrder(charts)} />
            </figure>
          )}
        </main>
      </body>
    </html>
  );
}

/** The first with a source, else the first. */
const mostTrusted = <Shown extends { basis: Basis }>(all: readonly Shown[]): Shown | undefined =>
  all.find(({ basis }) => isSourced(basis)) ?? all[0];

/** Labels illustrative and model figures, because the image is used without its page. */
const labelled = (words: string, basis: Basis) =>
  isSourced(basis) ? words : `${basisLabels[basis]}: ${words}`;

/** A smaller size for long titles, which are cut after four lines. */
function sizeOf(title: string): string {
  if (title.length <= 36) return 'large';
  return title.length <= 70 ? 'medium' : 'small';
}

const style = `
:root { color-scheme: light; }
* { box-sizing: border-box; margin: 0; }
body { width: 1200px; height: 630px; overflow: hidden; padding: 56px 64px; display: flex; flex-direction: column; gap: 40px;
  background: var(--color-paper); color: var(--color-ink); font-family: var(--font-sans); overflow-wrap: anywhere; }
header { display: flex; justify-content: space-between; align-items: center; padding-bottom: 24px; border-bottom: 3px solid var(--color-ink); }
header b { font: 600 44px/1 var(--font-display); letter-spacing: -0.02em; }
sup { font: 600 22px/0 var(--font-sans); color: var(--color-accent); vertical-align: 0.75em; }
.demo { padding: 8px 16px; border-radius: 6px; font-size: 24px; font-weight: 500; background: var(--color-caution-soft); color: var(--color-caution); }
main { flex: 1; min-height: 0; display: grid; gap: 56px; }
main.two { grid-template-columns: minmax(0, 1fr) 452px; }
main > div { display: flex; flex-direction: column; justify-content: space-between; gap: 24px; min-height: 0; }
h1 { font-family: var(--font-display); font-weight: 500; letter-spacing: -0.018em; line-height: 1.08; text-wrap: balance;
  display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4; overflow: hidden; padding-bottom: 0.12em; }
.large { font-size: 76px; } .medium { font-size: 60px; } .small { font-size: 46px; }
.figure b { font: 500 72px/1 var(--font-display); letter-spacing: -0.02em; white-space: nowrap; }
.figure i { margin-left: 18px; font: 500 30px/1 var(--font-sans); color: var(--color-muted); }
.figure span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden; margin-top: 10px; font-size: 28px; color: var(--color-muted); }
.lead { font: 400 32px/1.35 var(--font-serif); color: var(--color-ink-soft); display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4; overflow: hidden; }
figure { display: flex; flex-direction: column; gap: 12px; min-height: 0; align-self: end; }
figcaption { font-size: 20px; font-weight: 600; line-height: 1.3; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
svg { display: block; width: 100%; min-height: 0; }
`;
