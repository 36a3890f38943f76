export interface Measure {
  readonly label: string;
  readonly unit?: string;
  readonly min: number;
  readonly max: number;
}

const known: readonly (readonly [RegExp, Measure])[] = [
  [/temperature|greenhouse|weather|climate/i, { label: 'Temperature', unit: '°C', min: 10, max: 38 }],
  [/humidity|greenhouse|weather|climate/i, { label: 'Humidity', unit: '%', min: 25, max: 90 }],
  [/air quality|pm2|pollution/i, { label: 'Air quality index', min: 10, max: 180 }],
  [/pressure/i, { label: 'Pressure', unit: 'hPa', min: 980, max: 1040 }],
  [/wind/i, { label: 'Wind', unit: 'km/h', min: 0, max: 70 }],
  [/stock|share price|market price|price/i, { label: 'Price', unit: '$', min: 80, max: 160 }],
  [/crypto|bitcoin|coin/i, { label: 'Price', unit: '$', min: 20_000, max: 90_000 }],
  [/exchange rate|forex/i, { label: 'Exchange rate', min: 0.8, max: 1.3 }],
  [/heart|pulse|patient|health/i, { label: 'Heart rate', unit: 'bpm', min: 52, max: 150 }],
  [/blood pressure/i, { label: 'Blood pressure', unit: 'mmHg', min: 95, max: 160 }],
  [/oxygen|patient/i, { label: 'Oxygen', unit: '%', min: 88, max: 100 }],
  [/traffic|vehicle|flow/i, { label: 'Traffic', unit: 'vehicles/min', min: 5, max: 120 }],
  [/speed/i, { label: 'Speed', unit: 'km/h', min: 0, max: 130 }],
  [/power|electric|energy|consumption/i, { label: 'Power', unit: 'kW', min: 2, max: 60 }],
  [/water level|level/i, { label: 'Water level', unit: 'cm', min: 40, max: 320 }],
  [/cpu|processor/i, { label: 'Processor load', unit: '%', min: 3, max: 98 }],
  [/memory|ram/i, { label: 'Memory', unit: '%', min: 20, max: 95 }],
  [/network|bandwidth/i, { label: 'Network', unit: 'Mbit/s', min: 1, max: 900 }],
  [/server|uptime/i, { label: 'Requests', unit: '/s', min: 20, max: 900 }],
  [/visitor|online user|player/i, { label: 'People online', min: 10, max: 400 }],
  [/order|sale/i, { label: 'Orders per hour', min: 0, max: 90 }],
  [/fuel/i, { label: 'Fuel', unit: '%', min: 5, max: 100 }],
  [/noise|sound/i, { label: 'Noise', unit: 'dB', min: 30, max: 95 }],
  [/light|illumination/i, { label: 'Light', unit: 'lx', min: 50, max: 1200 }],
  [/soil|moisture/i, { label: 'Soil moisture', unit: '%', min: 10, max: 80 }],
];

const usual: readonly Measure[] = [
  { label: 'Activity', unit: '/min', min: 5, max: 120 },
  { label: 'Load', unit: '%', min: 5, max: 95 },
];

function namedIn(texts: readonly string[]): readonly Measure[] {
  const found = new Map<string, Measure>();
  for (const text of texts)
    for (const [words, measure] of known)
      if (words.test(text) && !found.has(measure.label)) found.set(measure.label, measure);
  return [...found.values()];
}

/** The quantities that the wish speaks of, else those that go with what the app is about, else two general ones. */
export function measuresIn(wish: readonly string[], about: readonly string[]): readonly Measure[] {
  const asked = namedIn(wish);
  const fitting = asked.length > 0 ? asked : namedIn(about);
  return (fitting.length > 0 ? fitting : usual).slice(0, 6);
}
