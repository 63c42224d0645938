import { describe, expect, it } from 'vitest';
import { columnUnit } from '../verify/numbers/units';
import { nameOfHeader, splitFileName, splitHeader } from './header-unit';

describe('a header is a name and a unit', () => {
  it.each([
    ['CO2 emissions (Gt)', 'CO2 emissions', 'Gt'],
    ['Harvest_kt', 'Harvest', 'kt'],
    ['Export value USD m', 'Export value', 'USD m'],
    ['operating_result_eur_million', 'operating result', 'EUR million'],
    ['hospital_spending_m_crowns', 'hospital spending', 'million crowns'],
    ['freight_thousand_tonnes', 'freight', 'thousand tonnes'],
    ['passengers_thousand', 'passengers', 'thousand'],
    ['on_time_pct', 'on time', '%'],
    ['passenger_change_vs_2022_pct', 'passenger change vs 2022', '%'],
    ['fuel_price_eur_per_tonne', 'fuel price', 'EUR per tonne'],
    ['fuel_tonnes_per_sailing', 'fuel', 'tonnes per sailing'],
    ['average_rent_eur_per_m2', 'average rent', 'EUR/m²'],
    ['yield_t_per_ha', 'yield', 't per ha'],
    ['fuel_tonnes', 'fuel', 'tonnes'],
    ['generation_gwh', 'generation', 'GWh'],
    ['nitrate_mg_l', 'nitrate', 'mg/l'],
    ['revenue_meur', 'revenue', 'EUR million'],
    ['price_usd', 'price', 'USD'],
    ['total_tonnes', 'total tonnes', 'tonnes'],
    ['area_km2', 'area', 'km²'],
    ['mean_flow_m3_s', 'mean flow', 'm³/s'],
    ['water_temp_c', 'water temp', '°C'],
    ['temperature_anomaly_c', 'temperature anomaly', '°C'],
    ['emissions_kt_co2', 'emissions', 'kt CO2'],
    ['waiting_time_min', 'waiting time', 'min'],
    ['storage_gb', 'storage', 'GB'],
    ['revenue_teur', 'revenue', 'EUR thousand'],
    ['Area, in sq km', 'Area', 'sq km'],
    ['Hepatitis, A', 'Hepatitis, A', ''],
  ])('%s', (header, name, unit) => {
    expect(splitHeader(header)).toMatchObject({ name, unit });
  });

  it.each([
    'route_code',
    'beds_per_1000',
    'vitamin_k_intake',
    'vitamin_c',
    'length_m',
    'group_g',
    'population_2020',
    'km_total',
    'per_capita',
    'members_per_household',
    'temp_min',
    'salary_min',
    'revenue_gb',
    'first_try',
    'sales_mars',
    'diameter_mils',
  ])('%s has no unit', (header) => {
    expect(splitHeader(header)).toMatchObject({ name: header.replace(/_/g, ' '), unit: '' });
  });

  it('a name without a unit is written with spaces, and says so', () => {
    expect(nameOfHeader('route_code')).toEqual({ name: 'route code', unit: '', isRenamed: true });
    expect(nameOfHeader('Route')).toEqual({ name: 'Route', unit: '' });
  });

  it.each([
    ['a_eur_million', 'EUR', 1e6],
    ['a_m_crowns', 'crowns', 1e6],
    ['a_pct', 'percent', 1],
    ['a_gwh', 'energy', 1],
    ['a_kwh', 'energy', 1],
    ['a_mt', 'mass', 1],
    ['emissions_kt_co2', 'mass', 1],
    ['water_temp_c', 'celsius', 1],
  ])('the check knows the unit of %s', (header, dim, scale) => {
    expect(columnUnit(splitHeader(header).unit)).toMatchObject({ dim, scale });
  });
});

describe('the name of a file', () => {
  it.each([
    ['current_account_balance_eur_million.csv', 'Current account balance', 'EUR million'],
    ['ice-volume.csv', 'Ice volume', ''],
    ['coverage.csv', 'Coverage', ''],
    ['First-dose measles coverage in Lorne', 'First-dose measles coverage in Lorne', ''],
    ['Wheat harvest (thousand tonnes).csv', 'Wheat harvest', 'thousand tonnes'],
    ['Economic growth (change on previous year, %)', 'Economic growth', '%'],
    ['Wheat harvest in thousand tonnes', 'Wheat harvest', 'thousand tonnes'],
    ['Employees (full time)', 'Employees (full time)', ''],
  ])('%s tells what its figures are', (title, name, unit) => {
    expect(splitFileName(title)).toEqual({ name, unit });
  });
});
