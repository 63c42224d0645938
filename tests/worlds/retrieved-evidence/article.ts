import { fail, hold, type PlantedDocument } from './planted';
import { webResult } from './web-result';

/** A page of a newspaper: the article between a menu, a cookie banner, a box of figures and links to other articles. */
const html = `<!doctype html><html lang="en"><head><title>Ferries to Aldermoor carry more people | The Norrhaven Courier</title>
<meta property="og:site_name" content="The Norrhaven Courier">
<meta property="article:published_time" content="2024-02-19T06:30:00Z">
<script type="application/ld+json">{"@type":"NewsArticle","publisher":{"name":"The Norrhaven Courier"},"interactionCount":"88,214"}</script>
</head><body>
<div class="cookie-banner" role="dialog"><p>We and our 843 partners store cookies on your device. Accept all 843 partners or manage your choices.</p><button>Accept</button></div>
<header><nav><ul><li><a href="/">Home</a></li><li><a href="/sport">Sport</a></li><li><a href="/subscribe">Join 31,500 subscribers</a></li></ul></nav></header>
<main><article><h1>Ferries to Aldermoor carry more people</h1><p class="byline">By Tuva Lindahl, 19 February 2024</p>
<p>The Aldermoor ferries carried 412,600 passengers in 2023, up from 365,100 in 2022. It was the busiest year since the line opened in 1987, and every month but November brought more people than a year before.</p>
<p>Revenue of the company rose by 9.4 percent to 58.3 million euros in 2023, while its fuel costs fell from 14.2 million euros to 11.9 million euros. The company employed 214 people at the end of the year. Ticket sales will exceed 60 million euros in 2024, the annual report says.</p>
<p>“We will not raise fares before the summer of 2025,” said Marit Solvang, the chief executive of the company. The deputy harbour master, Jon Brekke, called the growth “welcome but fragile”.</p>
<p>The share of sailings that left on time fell from 94.0 percent in 2022 to 91.5 percent in 2023. Of the 212 sailings that were cancelled, 131 were cancelled because of storms.</p>
<p>A new electric ferry, the Lysa, may enter service in the spring of 2026. It is expected to cost between 40 and 45 million euros, of which the county pays at most a third.</p>
<p>The company does not plan to close the route to Ostvik, which fewer than 9,000 people used in 2023. Travellers on that route are mostly schoolchildren and commuters.</p>
</article></main>
<aside class="related"><h2>Read also</h2><ul><li><a href="/a1">Ostvik airport handled 730,000 passengers in 2023</a></li><li><a href="/a2">Strike on the Selja railway cost 6.5 million euros</a></li></ul></aside>
<footer><p>Circulation of the Courier: 27,300 copies a day. Phone 555 0142.</p></footer></body></html>`;

const carried = 'The Aldermoor ferries carried';
const revenue = 'Revenue of the company';
const fares = 'We will not raise fares';
const punctual = 'The share of sailings';
const lysa = 'A new electric ferry';
const ostvik = 'does not plan to close';

export const article: PlantedDocument = {
  name: 'an article between a menu and related links',
  ...webResult(
    { path: '/ferries', type: 'text/html; charset=utf-8', bytes: Buffer.from(html) },
    'Ferries to Aldermoor',
  ),
  statements: [
    ...hold(
      carried,
      'The Aldermoor ferries carried 412,600 passengers in 2023.',
      'In 2022, the Aldermoor ferries carried 365,100 passengers.',
      'Passengers on the Aldermoor ferries rose from 365,100 in 2022 to 412,600 in 2023.',
    ),
    ...hold(
      revenue,
      'The company employed 214 people at the end of the year.',
      'Fuel costs of the company fell from 14.2 million euros to 11.9 million euros.',
      'Revenue of the company rose by 9.4 percent to 58.3 million euros in 2023.',
    ),
    ...hold(
      fares,
      'Marit Solvang said: “We will not raise fares before the summer of 2025.”',
      'Jon Brekke called the growth “welcome but fragile”.',
    ),
    ...hold(
      punctual,
      'The share of sailings that left on time fell from 94.0 percent in 2022 to 91.5 percent in 2023.',
      'Of the 212 sailings that were cancelled, 131 were cancelled because of storms.',
    ),
    ...hold(lysa, 'The new electric ferry is expected to cost between 40 and 45 million euros.'),
    ...fail(
      carried,
      ['year', 'The Aldermoor ferries carried 412,600 passengers in 2022.'],
      ['year', 'The Aldermoor ferries carried 412,600 passengers in 2024.'],
      ['year', 'It was the busiest year since the line opened in 1978.'],
      ['order', 'Passengers on the Aldermoor ferries went from 412,600 in 2022 to 365,100 in 2023.'],
      ['direction', 'Passengers on the Aldermoor ferries fell from 412,600 in 2022 to 365,100 in 2023.'],
      ['calculation', 'Passengers on the Aldermoor ferries grew by 31 percent from 2022 to 2023.'],
      ['scale', 'The Aldermoor ferries carried 412.6 million passengers in 2023.'],
      ['menu', 'Ostvik airport handled 730,000 passengers in 2023.'],
      ['menu', 'The Aldermoor ferries carried 730,000 passengers in 2023.'],
      ['menu', 'The Norrhaven Courier has 31,500 subscribers.'],
      ['scope', 'Every month of 2023 brought more people than a year before.'],
      [
        'attribution',
        'The Aldermoor ferries carried 412,600 passengers in 2023, according to the Norrhaven harbour office.',
      ],
    ),
    ...fail(
      revenue,
      ['direction', 'Fuel costs of the company rose from 11.9 million euros to 14.2 million euros.'],
      ['percentage points', 'Revenue of the company rose by 9.4 percentage points in 2023.'],
      ['unit', 'Revenue of the company rose to 58.3 million dollars in 2023.'],
      ['scale', 'Revenue of the company rose to 58.3 billion euros in 2023.'],
      ['column', 'Revenue of the company rose to 14.2 million euros in 2023.'],
      ['column', 'Fuel costs of the company rose by 9.4 percent in 2023.'],
      ['menu', 'The strike cost the company 6.5 million euros in 2023.'],
      ['paragraph', 'Revenue of the company came from 412,600 passengers in 2023.'],
    ),
    ...fail(
      fares,
      ['quote', 'Marit Solvang said: “We will raise fares before the summer of 2025.”'],
      ['quote', 'Marit Solvang said: “We will not raise fares before the summer of 2026.”'],
      ['attribution', 'Jon Brekke said: “We will not raise fares before the summer of 2025.”'],
      ['attribution', 'Marit Solvang called the growth “welcome but fragile”.'],
      ['quote', 'Jon Brekke called the growth “welcome”.'],
      ['denial', 'Fares will be raised before the summer of 2025, said Marit Solvang, the chief executive.'],
    ),
    ...fail(
      punctual,
      [
        'direction',
        'The share of sailings that left on time rose from 91.5 percent in 2022 to 94.0 percent in 2023.',
      ],
      ['percentage points', 'The share of sailings that left on time fell by 2.5 percent from 2022 to 2023.'],
      [
        'column',
        'Of the 212 sailings that were cancelled, 81 were cancelled because of storms and 131 for other reasons.',
      ],
      ['value', 'Of the 212 sailings that were cancelled, 113 were cancelled because of storms.'],
      ['scope', 'The share of sailings that were cancelled was 91.5 percent in 2023.'],
    ),
    ...fail(
      lysa,
      ['hedge', 'The new electric ferry, the Lysa, enters service in the spring of 2026.'],
      ['hedge', 'The new electric ferry costs 45 million euros.'],
      ['range', 'The new electric ferry is expected to cost 40 million euros.'],
      ['range', 'The new electric ferry is expected to cost more than 45 million euros.'],
      ['value', 'The county pays at least a third of the cost of the Lysa.'],
    ),
    ...fail(
      ostvik,
      ['denial', 'The company plans to close the route to Ostvik.'],
      ['hedge', 'Exactly 9,000 people used the route to Ostvik in 2023.'],
      ['range', 'More than 9,000 people used the route to Ostvik in 2023.'],
    ),
    ...fail(
      carried,
      ['unit', 'The Aldermoor ferries carried 412,600 cars in 2023.'],
      ['denial', 'The Aldermoor ferries lost 412,600 passengers in 2023.'],
      ['scope', 'The Aldermoor ferries carried 412,600 passengers in each month of 2023.'],
      ['scope', 'It was the busiest year of all lines in the country.'],
    ),
    ...fail(
      revenue,
      ['direction', 'Revenue of the company rose by 58.3 million euros in 2023.'],
      ['unit', 'Revenue of the company rose by 9.4 percent a year to 58.3 million euros.'],
      ['hedge', 'Ticket sales exceeded 60 million euros in 2024.'],
      ['column', 'Fuel costs of the company fell from 58.3 million euros to 11.9 million euros.'],
    ),
    ...fail(
      punctual,
      ['paragraph', 'Of the 212 sailings that left on time, 131 were cancelled because of storms.'],
      ['column', 'Because of storms, 212 sailings were cancelled.'],
      [
        'denial',
        'The share of sailings that left late fell from 94.0 percent in 2022 to 91.5 percent in 2023.',
      ],
    ),
    ...fail(
      lysa,
      ['attribution', 'The state pays at most a third.'],
      ['hedge', 'The county pays a third of the cost.'],
    ),
    ...fail(
      fares,
      [
        'attribution',
        'Marit Solvang, the deputy harbour master, said: “We will not raise fares before the summer of 2025.”',
      ],
      ['attribution', 'Jon Brekke, the chief executive, called the growth “welcome but fragile”.'],
      ['quote', 'Jon Brekke called the fares “welcome but fragile”.'],
    ),
  ],
};
