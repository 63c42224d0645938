import { evidenceFrom } from './evidence.fixture';

/** Passages in three languages, and tables as Finnish and Swedish offices write them. */
export const planted = evidenceFrom(
  [
    'vienti.txt',
    `Suomen vienti kasvoi 4,5 prosenttia vuonna 2023. Viennin arvo oli 1 234,5 miljoonaa euroa vuonna 2023. Tuonti ei kasvanut 3 prosenttia vuonna 2023. Ruotsin vienti laski 2 prosenttia ja Norjan vienti nousi 7 prosenttia vuonna 2022.

Työttömyysaste nousi 0,8 prosenttiyksikköä 7,2 prosenttiin vuonna 2024. Investoinnit olivat 3 miljardia euroa vuonna 2021. Yhtiö ei maksanut osinkoa 12 miljoonaa euroa. Tehdas ei saavuttanut 500 tonnin tavoitetta vuonna 2020.`,
  ],
  [
    'export.txt',
    `Sveriges export ökade med 4,5 procent under 2023. Exportens värde var 1 234,5 miljoner kronor år 2023. Importen ökade inte med 3 procent år 2023. Finlands export minskade med 2 procent och Norges export steg med 7 procent år 2022.

Arbetslösheten steg med 0,8 procentenheter till 7,2 procent år 2024. Investeringarna uppgick till 3 miljarder kronor år 2021. Bolaget betalade ingen utdelning på 12 miljoner kronor. Fabriken nådde aldrig målet 500 ton år 2020.`,
  ],
  [
    'trade.txt',
    `Finnish exports grew by 4.5 per cent in 2023. The value of exports was 1,234.5 million euros in 2023. Imports did not grow by 3 per cent in 2023. Swedish exports fell by 2 per cent and Norwegian exports rose by 7 per cent in 2022.

The unemployment rate rose by 0.8 percentage points to 7.2 per cent in 2024. Investment was 3 billion euros in 2021.`,
  ],
  [
    'taulukko.csv',
    'Vuosi,Vienti (milj. €),Tuonti (milj. €)\n2021,"1 100,5",980\n2022,"1 180,2","1 010,4"\n2023,"1 234,5",1005\n',
  ],
  [
    'tabell.csv',
    'År,Export (mdkr),Import (mdkr)\n2021,"1 100,5",980\n2022,"1 180,2","1 010,4"\n2023,"1 234,5",1005\n',
  ],
  [
    'table.csv',
    'Year,Exports (million EUR),Imports (million EUR)\n2021,1100.5,980\n2022,1180.2,1010.4\n2023,1234.5,1005\n',
  ],
);

type Statement = readonly [sentence: string, cited: string];

/** True: word for word, or with its figure in the passage or the row. The text cited is in one passage alone. */
export const truths: Readonly<Record<'fi' | 'sv', readonly Statement[]>> = {
  fi: [
    ['Suomen vienti kasvoi 4,5 prosenttia vuonna 2023.', 'Suomen vienti'],
    ['Viennin arvo oli 1 234,5 miljoonaa euroa vuonna 2023.', 'Suomen vienti'],
    ['Tuonti ei kasvanut 3 prosenttia vuonna 2023.', 'Suomen vienti'],
    ['Työttömyysaste nousi 0,8 prosenttiyksikköä 7,2 prosenttiin vuonna 2024.', 'Työttömyysaste'],
    ['Investoinnit olivat 3 miljardia euroa vuonna 2021.', 'Työttömyysaste'],
    ['Vuonna 2021 investoinnit olivat 3 miljardia euroa.', 'Työttömyysaste'],
    ['Ruotsin vienti laski 2 prosenttia vuonna 2022.', 'Suomen vienti'],
    ['Suomen vienti kasvoi 4,5 prosenttia vuonna 2023.', 'Finnish exports'],
    ['Viennin arvo oli 1 234,5 miljoonaa euroa vuonna 2023.', 'Finnish exports'],
    ['Työttömyysaste nousi 7,2 prosenttiin vuonna 2024.', 'unemployment rate'],
    ['Vienti oli 1 234,5 miljoonaa euroa vuonna 2023.', 'Vuosi: 2023'],
    ['Vuonna 2022 tuonti oli 1 010,4 miljoonaa euroa.', 'Vuosi: 2022'],
  ],
  sv: [
    ['Sveriges export ökade med 4,5 procent under 2023.', 'Sveriges export'],
    ['Exportens värde var 1 234,5 miljoner kronor år 2023.', 'Sveriges export'],
    ['Importen ökade inte med 3 procent år 2023.', 'Sveriges export'],
    ['Arbetslösheten steg med 0,8 procentenheter till 7,2 procent år 2024.', 'Arbetslösheten'],
    ['Investeringarna uppgick till 3 miljarder kronor år 2021.', 'Arbetslösheten'],
    ['År 2021 uppgick investeringarna till 3 miljarder kronor.', 'Arbetslösheten'],
    ['Finlands export minskade med 2 procent år 2022.', 'Sveriges export'],
    ['Finlands export ökade med 4,5 procent år 2023.', 'Finnish exports'],
    ['Exportens värde var 1 234,5 miljoner euro år 2023.', 'Finnish exports'],
    ['Arbetslösheten steg till 7,2 procent år 2024.', 'unemployment rate'],
    ['Exporten var 1 234,5 miljarder kronor år 2023.', 'År: 2023'],
    ['År 2022 var importen 1 010,4 miljarder kronor.', 'År: 2022'],
  ],
};

/** False: another figure, year, scale, direction, subject or unit, or a denial left out or put in. */
export const falsehoods: Readonly<Record<'fi' | 'sv', readonly Statement[]>> = {
  fi: [
    ['Suomen vienti kasvoi 5,4 prosenttia vuonna 2023.', 'Suomen vienti'],
    ['Suomen vienti kasvoi 4,5 prosenttia vuonna 2022.', 'Suomen vienti'],
    ['Suomen vienti kasvoi 45 prosenttia vuonna 2023.', 'Suomen vienti'],
    ['Suomen vienti ei kasvanut 4,5 prosenttia vuonna 2023.', 'Suomen vienti'],
    ['Suomen vienti laski 4,5 prosenttia vuonna 2023.', 'Suomen vienti'],
    ['Tuonti kasvanut 3 prosenttia vuonna 2023.', 'Suomen vienti'],
    ['Viennin arvo oli 1 234,5 miljardia euroa vuonna 2023.', 'Suomen vienti'],
    ['Viennin arvo oli 1,2345 miljoonaa euroa vuonna 2023.', 'Suomen vienti'],
    ['Viennin arvo oli 234,5 miljoonaa euroa vuonna 2023.', 'Suomen vienti'],
    ['Norjan vienti laski 2 prosenttia vuonna 2022.', 'Suomen vienti'],
    ['Ruotsin vienti nousi 7 prosenttia vuonna 2022.', 'Suomen vienti'],
    ['Työttömyysaste nousi 0,8 prosenttia 7,2 prosenttiin vuonna 2024.', 'Työttömyysaste'],
    ['Työttömyysaste laski 0,8 prosenttiyksikköä vuonna 2024.', 'Työttömyysaste'],
    ['Investoinnit olivat 3 miljoonaa euroa vuonna 2021.', 'Työttömyysaste'],
    ['Yhtiö maksanut osinkoa 12 miljoonaa euroa.', 'Työttömyysaste'],
    ['Tehdas saavuttanut 500 tonnin tavoitetta vuonna 2020.', 'Työttömyysaste'],
    ['Suomen vienti laski 4.5 % vuonna 2023.', 'Finnish exports'],
    ['Vienti oli 1 234,5 miljardia euroa vuonna 2023.', 'Finnish exports'],
    ['Imports 3 % in 2023.', 'Suomen vienti'],
    ['Vienti 2023: 3 %', 'Suomen vienti'],
    ['Vienti oli 1 234,5 euroa vuonna 2023.', 'Vuosi: 2023'],
    ['Vienti oli 1 180,2 miljoonaa euroa vuonna 2023.', 'Vuosi: 2023'],
    ['Tuonti laski 1005 miljoonaa euroa vuonna 2023.', 'Vuosi: 2023'],
    ['Vuonna 2021 tuonti ei ollut 980 miljoonaa euroa.', 'Vuosi: 2021'],
    ['Vienti 2021: 980 euroa', 'Vuosi: 2021'],
    ['In 2021 the tuonti was €980.', 'Vuosi: 2021'],
    ['Vienti ei ollut 1234.5 miljoonaa euroa vuonna 2023.', 'Year: 2023'],
    ['Exports ei 1234.5 million EUR 2023.', 'Year: 2023'],
  ],
  sv: [
    ['Sveriges export ökade med 5,4 procent under 2023.', 'Sveriges export'],
    ['Sveriges export ökade med 4,5 procent under 2022.', 'Sveriges export'],
    ['Sveriges export ökade med 45 procent under 2023.', 'Sveriges export'],
    ['Sveriges export ökade inte med 4,5 procent under 2023.', 'Sveriges export'],
    ['Sveriges export minskade med 4,5 procent under 2023.', 'Sveriges export'],
    ['Importen ökade med 3 procent år 2023.', 'Sveriges export'],
    ['Exportens värde var 1 234,5 miljarder kronor år 2023.', 'Sveriges export'],
    ['Exportens värde var 1,2345 miljoner kronor år 2023.', 'Sveriges export'],
    ['Exportens värde var 234,5 miljoner kronor år 2023.', 'Sveriges export'],
    ['Norges export minskade med 2 procent år 2022.', 'Sveriges export'],
    ['Finlands export steg med 7 procent år 2022.', 'Sveriges export'],
    ['Arbetslösheten steg med 0,8 procent till 7,2 procent år 2024.', 'Arbetslösheten'],
    ['Arbetslösheten sjönk med 0,8 procentenheter år 2024.', 'Arbetslösheten'],
    ['Investeringarna uppgick till 3 miljoner kronor år 2021.', 'Arbetslösheten'],
    ['Bolaget betalade utdelning på 12 miljoner kronor.', 'Arbetslösheten'],
    ['Fabriken nådde målet 500 ton år 2020.', 'Arbetslösheten'],
    ['Finlands export minskade med 4.5 % år 2023.', 'Finnish exports'],
    ['Exportens värde var 1 234,5 miljarder euro år 2023.', 'Finnish exports'],
    ['Imports 3 % in 2023.', 'Sveriges export'],
    ['Importen 2023: 3 procent', 'Sveriges export'],
    ['Exporten var 1 234,5 kronor år 2023.', 'År: 2023'],
    ['Exporten var 1 180,2 miljarder kronor år 2023.', 'År: 2023'],
    ['Importen minskade med 1005 miljarder kronor år 2023.', 'År: 2023'],
    ['År 2021 var importen inte 980 miljarder kronor.', 'År: 2021'],
    ['Import 2021: 980 kronor', 'År: 2021'],
    ['In 2021 the import was SEK 980.', 'År: 2021'],
    ['Exporten var inte 1234.5 miljoner euro år 2023.', 'Year: 2023'],
    ['Exports inte 1234.5 million EUR 2023.', 'Year: 2023'],
  ],
};
