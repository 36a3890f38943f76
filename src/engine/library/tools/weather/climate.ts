import { numbersFrom, seedOf } from '../../content/seeded.ts';

export interface City {
  readonly name: string;
  readonly country: string;
  /** Mean temperature of the coldest and of the warmest month, in degrees Celsius. */
  readonly cold: number;
  readonly warm: number;
  /** The share of days with rain or snow. */
  readonly wet: number;
  readonly isSouth?: boolean;
}

const table = `Amsterdam|Netherlands|4|18|.5
Athens|Greece|10|29|.2
Auckland|New Zealand|11|20|.4|s
Bangkok|Thailand|27|31|.4
Barcelona|Spain|10|25|.2
Beijing|China|-3|27|.2
Berlin|Germany|1|20|.4
Boston|United States|-1|24|.35
Buenos Aires|Argentina|11|25|.3|s
Cairo|Egypt|14|29|.03
Cape Town|South Africa|13|22|.25|s
Chicago|United States|-3|25|.35
Copenhagen|Denmark|2|18|.4
Delhi|India|14|34|.2
Denver|United States|0|24|.25
Dubai|United Arab Emirates|19|36|.03
Dublin|Ireland|5|16|.5
Helsinki|Finland|-4|18|.4
Hong Kong|China|16|29|.4
Istanbul|Turkey|6|25|.35
Jakarta|Indonesia|27|29|.5
Johannesburg|South Africa|10|20|.3|s
Kyiv|Ukraine|-3|21|.35
Lagos|Nigeria|26|29|.4
Lima|Peru|17|24|.05|s
Lisbon|Portugal|12|24|.25
London|United Kingdom|6|19|.45
Los Angeles|United States|14|23|.1
Madrid|Spain|7|27|.2
Manila|Philippines|26|30|.45
Melbourne|Australia|10|21|.35|s
Mexico City|Mexico|14|19|.4
Miami|United States|20|29|.4
Milan|Italy|4|25|.3
Moscow|Russia|-6|20|.4
Mumbai|India|24|31|.35
Nairobi|Kenya|17|21|.3
New York|United States|1|25|.35
Oslo|Norway|-4|17|.4
Paris|France|5|21|.4
Prague|Czechia|0|20|.35
Reykjavik|Iceland|0|12|.55
Rio de Janeiro|Brazil|21|27|.35|s
Rome|Italy|8|26|.25
San Francisco|United States|11|18|.2
Santiago|Chile|9|21|.15|s
Seattle|United States|5|20|.45
Seoul|South Korea|-2|26|.3
Shanghai|China|5|29|.35
Singapore|Singapore|27|28|.5
Stockholm|Sweden|-2|19|.4
Sydney|Australia|13|24|.35|s
Tokyo|Japan|6|28|.35
Toronto|Canada|-4|23|.4
Vancouver|Canada|4|19|.45
Vienna|Austria|1|22|.35
Warsaw|Poland|-1|20|.4
Zurich|Switzerland|1|20|.4`;

export const cities: readonly City[] = table.split('\n').map((line) => {
  const [name = '', country = '', cold, warm, wet, side] = line.split('|');
  return {
    name,
    country,
    cold: Number(cold),
    warm: Number(warm),
    wet: Number(wet),
    ...(side === 's' ? { isSouth: true } : {}),
  };
});

export function findCities(text: string): readonly City[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const fits = (name: string) => name.toLowerCase().includes(wanted);
  return [
    ...cities.filter(({ name }) => name.toLowerCase().startsWith(wanted)),
    ...cities.filter(
      ({ name, country }) => !name.toLowerCase().startsWith(wanted) && (fits(name) || fits(country)),
    ),
  ].slice(0, 8);
}

export type Sky = 'Sunny' | 'Partly cloudy' | 'Cloudy' | 'Rain' | 'Thunderstorm' | 'Snow';

export interface DayWeather {
  /** As `2026-03-01`. */
  readonly day: string;
  readonly sky: Sky;
  readonly low: number;
  readonly high: number;
  readonly rainChance: number;
  readonly humidity: number;
  /** Kilometres an hour. */
  readonly wind: number;
  readonly pressure: number;
}

const dayMs = 86_400_000;

function seasonOf(date: Date, isSouth = false): number {
  const start = Date.UTC(date.getUTCFullYear(), 0, 1);
  const day = (date.getTime() - start) / dayMs;
  // The middle of January is coldest in the north and warmest in the south.
  const warmth = (1 - Math.cos(((day - 15) / 365) * 2 * Math.PI)) / 2;
  return isSouth ? 1 - warmth : warmth;
}

/** A typical day of a city: the same city and day always give the same weather. */
export function weatherOn(city: City, day: string): DayWeather {
  const date = new Date(`${day}T12:00:00Z`);
  const next = numbersFrom(seedOf(`${city.name} ${day}`));
  const mean = city.cold + (city.warm - city.cold) * seasonOf(date, city.isSouth) + (next() - 0.5) * 7;
  const swing = 3 + next() * 3;
  const chance = next();
  const isWet = chance < city.wet;
  const sky: Sky = isWet
    ? mean < 1
      ? 'Snow'
      : mean > 18 && next() < 0.3
        ? 'Thunderstorm'
        : 'Rain'
    : chance < city.wet + 0.2
      ? 'Cloudy'
      : chance < city.wet + 0.4
        ? 'Partly cloudy'
        : 'Sunny';
  return {
    day,
    sky,
    low: Math.round(mean - swing),
    high: Math.round(mean + swing),
    rainChance: Math.round(isWet ? 60 + next() * 35 : next() * 35),
    humidity: Math.round((isWet ? 70 : 40) + next() * 25),
    wind: Math.round(4 + next() * 26 + (sky === 'Thunderstorm' ? 25 : 0)),
    pressure: Math.round((isWet ? 1002 : 1014) + (next() - 0.5) * 14),
  };
}

export function daysFrom(city: City, first: string, count: number): readonly DayWeather[] {
  const start = new Date(`${first}T12:00:00Z`).getTime();
  return Array.from({ length: count }, (_, index) =>
    weatherOn(city, new Date(start + index * dayMs).toISOString().slice(0, 10)),
  );
}

/** The temperature at an hour: lowest before sunrise, highest in the afternoon. */
export function temperatureAt({ low, high }: DayWeather, hour: number): number {
  const warmth = (1 - Math.cos(((hour - 4) / 24) * 2 * Math.PI)) / 2;
  return Math.round(low + (high - low) * warmth);
}

export type Unit = 'C' | 'F';

export function degrees(celsius: number, unit: Unit): number {
  return Math.round(unit === 'C' ? celsius : (celsius * 9) / 5 + 32);
}

/** What people should know before they go out. */
export function alertsFor(days: readonly DayWeather[]): readonly { day: string; text: string }[] {
  return days.flatMap(({ day, sky, high, low, wind }) => {
    const texts = [
      sky === 'Thunderstorm' ? 'Thunderstorms with strong gusts' : '',
      wind >= 28 && sky !== 'Thunderstorm' ? 'Strong wind' : '',
      high >= 35 ? 'Great heat' : '',
      low <= -8 ? 'Severe frost' : '',
      sky === 'Snow' ? 'Snow on the roads' : '',
    ].filter((text) => text !== '');
    return texts.map((text) => ({ day, text }));
  });
}
