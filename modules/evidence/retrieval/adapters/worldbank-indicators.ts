import type { Measure } from './series';

/** An indicator of the World Bank. Its figures are divided by `scale` to give the unit. */
export type Indicator = Measure & { scale: number };

/** Id, name, unit, and the phrases that ask for it. */
const table = `
NY.GDP.MKTP.CD | GDP | billion US$ | gdp; gross domestic product; economic output; size of the economy
NY.GDP.MKTP.KD.ZG | GDP growth | % | gdp growth; economic growth; growth of the economy; growth of gdp; recession
NY.GDP.PCAP.CD | GDP per capita | US$ | gdp per capita; gdp per person; gdp per head; income per person
NY.GDP.PCAP.PP.CD | GDP per capita, PPP, | international $ | gdp per capita ppp; purchasing power parity; purchasing power
NY.GNP.PCAP.CD | GNI per capita | US$ | gni per capita; gross national income; national income
NY.GDS.TOTL.ZS | Gross domestic savings | % of GDP | savings; saving rate; savings rate
NE.GDI.TOTL.ZS | Gross capital formation | % of GDP | investment; capital formation; investment rate
FP.CPI.TOTL.ZG | Inflation, consumer prices, | % | inflation; inflation rate; consumer prices; cost of living; price rises
FR.INR.RINR | Real interest rate | % | interest rate; real interest rate
FR.INR.LEND | Lending interest rate | % | lending rate; loan rate
PA.NUS.FCRF | Official exchange rate | per US$ | exchange rate; currency rate
NE.EXP.GNFS.ZS | Exports of goods and services | % of GDP | exports; export share; exports of goods and services
NE.IMP.GNFS.ZS | Imports of goods and services | % of GDP | imports; import share; imports of goods and services
NE.TRD.GNFS.ZS | Trade | % of GDP | trade; trade openness; international trade; foreign trade
BX.KLT.DINV.WD.GD.ZS | Foreign direct investment, net inflows, | % of GDP | foreign direct investment; foreign investment; fdi
BN.CAB.XOKA.GD.ZS | Current account balance | % of GDP | current account; current account balance; trade deficit; trade balance
BX.TRF.PWKR.DT.GD.ZS | Personal remittances received | % of GDP | remittances
GC.DOD.TOTL.GD.ZS | Central government debt | % of GDP | government debt; public debt; national debt; sovereign debt
GC.TAX.TOTL.GD.ZS | Tax revenue | % of GDP | tax revenue; taxes; tax burden; taxation
GC.XPN.TOTL.GD.ZS | Government expense | % of GDP | government spending; public spending; government expenditure
MS.MIL.XPND.GD.ZS | Military expenditure | % of GDP | military spending; military expenditure; defence spending; defense spending; defence budget; defense budget
SL.UEM.TOTL.ZS | Unemployment rate | % | unemployment; unemployment rate; jobless; joblessness
SL.UEM.1524.ZS | Youth unemployment rate | % | youth unemployment; youth unemployment rate; young unemployed
SL.EMP.TOTL.SP.ZS | Employment to population ratio | % | employment; employment rate
SL.TLF.CACT.ZS | Labour force participation rate | % | labour force participation; labor force participation; participation rate
SL.TLF.CACT.FE.ZS | Labour force participation rate of women | % | female labour force; female labor force; women in work; women in the workforce; working women; female employment
SL.TLF.TOTL.IN | Labour force | people | labour force; labor force; workforce
SL.AGR.EMPL.ZS | Employment in agriculture | % of employment | employment in agriculture; agricultural employment; farm workers
SL.IND.EMPL.ZS | Employment in industry | % of employment | employment in industry; industrial employment
SL.SRV.EMPL.ZS | Employment in services | % of employment | employment in services; service sector employment
NV.AGR.TOTL.ZS | Value added of agriculture | % of GDP | agriculture; farming; agriculture share of gdp; agricultural sector
NV.IND.MANF.ZS | Value added of manufacturing | % of GDP | manufacturing; manufacturing sector; industrialisation; industrialization
NV.SRV.TOTL.ZS | Value added of services | % of GDP | service sector; services sector; services share of gdp
SP.POP.TOTL | Population | people | population; inhabitants; number of people; how many people
SP.POP.GROW | Population growth | % | population growth; growth of the population
SP.POP.65UP.TO.ZS | Population aged 65 and above | % of population | ageing; aging; ageing population; aging population; elderly; old age; older people; aged 65
SP.POP.0014.TO.ZS | Population aged 0 to 14 | % of population | children share; child population; young population
SP.URB.TOTL.IN.ZS | Urban population | % of population | urbanisation; urbanization; urban population; city population
EN.POP.DNST | Population density | people per km2 | population density
SM.POP.NETM | Net migration | people | migration; net migration; immigration; emigration; migrants; immigrants
SP.DYN.LE00.IN | Life expectancy at birth | years | life expectancy; longevity; lifespan
SP.DYN.TFRT.IN | Fertility rate | births per woman | fertility; fertility rate; birth rate; births; birthrate
SP.DYN.IMRT.IN | Infant mortality rate | per 1,000 live births | infant mortality; infant death
SH.DYN.MORT | Under-five mortality rate | per 1,000 live births | child mortality; under five mortality; under 5 mortality
SH.STA.MMRT | Maternal mortality ratio | per 100,000 live births | maternal mortality; maternal death
SH.XPD.CHEX.GD.ZS | Health expenditure | % of GDP | health expenditure; health spending; healthcare spending; health care spending; healthcare cost; health care cost
SH.MED.PHYS.ZS | Physicians | per 1,000 people | physicians; doctors
SH.MED.BEDS.ZS | Hospital beds | per 1,000 people | hospital beds
SH.STA.SUIC.P5 | Suicide mortality rate | per 100,000 people | suicide; suicide rate
SH.PRV.SMOK | Prevalence of tobacco use | % of adults | smoking; tobacco; smokers; tobacco use
SH.H2O.BASW.ZS | People with basic drinking water | % of population | drinking water; access to water; clean water; water access
SN.ITK.DEFC.ZS | Prevalence of undernourishment | % of population | undernourishment; hunger; malnutrition; food insecurity
SE.XPD.TOTL.GD.ZS | Government expenditure on education | % of GDP | education spending; education expenditure; spending on education; education budget
SE.TER.ENRR | Tertiary school enrolment | % gross | tertiary enrolment; tertiary enrollment; university enrolment; university enrollment; higher education; students
SE.ADT.LITR.ZS | Adult literacy rate | % of adults | literacy; literacy rate; illiteracy
SI.POV.GINI | Gini index | index | gini; inequality; income inequality; income distribution
SI.POV.DDAY | Poverty rate at the international line | % of population | poverty; poverty rate; extreme poverty
SI.POV.NAHC | Poverty rate at the national line | % of population | national poverty; national poverty line
EN.GHG.CO2.MT.CE.AR5 | CO2 emissions | Mt CO2e | co2; co2 emissions; carbon emissions; carbon dioxide; carbon dioxide emissions
EN.GHG.CO2.PC.CE.AR5 | CO2 emissions per capita | t CO2e per capita | co2 per capita; co2 emissions per capita; carbon footprint; emissions per capita; emissions per person
EN.GHG.ALL.MT.CE.AR5 | Greenhouse gas emissions | Mt CO2e | greenhouse gas; greenhouse gas emissions; ghg; climate emissions
EN.ATM.PM25.MC.M3 | PM2.5 air pollution, mean exposure, | µg/m3 | air pollution; air quality; particulate; pm2 5; fine particles
EG.USE.PCAP.KG.OE | Energy use per capita | kg of oil equivalent | energy use; energy consumption; energy use per capita; energy demand
EG.FEC.RNEW.ZS | Renewable energy consumption | % of final energy | renewable; renewable energy; renewables; green energy
EG.ELC.RNEW.ZS | Renewable electricity output | % of electricity | renewable electricity; renewable power; green electricity
EG.USE.ELEC.KH.PC | Electric power consumption per capita | kWh | electricity consumption; electricity use; power consumption; electricity demand
EG.ELC.ACCS.ZS | Access to electricity | % of population | access to electricity; electrification
AG.LND.FRST.ZS | Forest area | % of land area | forest; forest area; deforestation; forests
AG.LND.AGRI.ZS | Agricultural land | % of land area | agricultural land; farmland
AG.YLD.CREL.KG | Cereal yield | kg/ha | cereal yield; crop yield; grain yield; harvest
IT.NET.USER.ZS | Individuals using the Internet | % of population | internet; internet use; internet users; internet access; online population
IT.CEL.SETS.P2 | Mobile cellular subscriptions | per 100 people | mobile phone; mobile subscriptions; cell phone
GB.XPD.RSDV.GD.ZS | Research and development expenditure | % of GDP | research and development; r d; r d spending; research spending; innovation spending
IP.PAT.RESD | Patent applications of residents | applications | patent; patent applications
ST.INT.ARVL | International tourism arrivals | arrivals | tourism; tourists; tourist arrivals; tourist
IS.AIR.PSGR | Air passengers carried | passengers | air passengers; air travel; air traffic; flying; aviation
SG.GEN.PARL.ZS | Seats held by women in national parliaments | % of seats | women in parliament; women in politics; female politicians
VC.IHR.PSRC.P5 | Intentional homicides | per 100,000 people | homicide; homicides; murder; murder rate; violent crime
SM.POP.REFG | Refugees by place of asylum | people | refugees; refugee
`;

/** Widely used indicators of the World Development Indicators. */
export const indicators: readonly Indicator[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', name = '', unit = '', words = ''] = line.split(' | ');
    return { id, name, unit, words: words.split('; '), scale: unit.startsWith('billion ') ? 1e9 : 1 };
  });
