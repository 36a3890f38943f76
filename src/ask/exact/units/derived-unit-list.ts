import { type UnitOfMeasure, unitsOf } from './unit.ts';

/* Factors: NIST Special Publication 811 (2008), appendix B; prefixes of data: IEC 80000-13. */

/** In metres a second. */
const speeds = unitsOf('speed', [
  ['m/s', 'metres per second', '1', 'mps,meters per second,metre per second,meter per second,ms^-1,m per s'],
  [
    'km/h',
    'kilometres per hour',
    '0.27777777777777777777777777777777777777777777777777777777777778',
    'kmh,kph,kmph,kilometers per hour,km per hour,km/hour,kilometres an hour,kilometers an hour,km per h',
  ],
  ['mph', 'miles per hour', '0.44704', 'mi/h,miles an hour,mile per hour,miles/hour,miles per h'],
  ['kn', 'knots', '0.51444444444444444444444444444444444444444444444444444444444444', 'knot,kt,kts'],
  ['ft/s', 'feet per second', '0.3048', 'fps,foot per second'],
]);

const yearNote = 'A year of 365 days; the calendar has 365.2425 days a year on average.';
const monthNote = 'A month is taken as a twelfth of a year of 365 days.';

const times = unitsOf('time', [
  ['ns', 'nanoseconds', '1e-9', 'nanosecond'],
  ['µs', 'microseconds', '1e-6', 'us,microsecond'],
  ['ms', 'milliseconds', '0.001', 'millisecond,millis,msec'],
  ['s', 'seconds', '1', 'second,sec,secs'],
  ['min', 'minutes', '60', 'minute,mins,minuts,mintues'],
  ['h', 'hours', '3600', 'hour,hr,hrs,huors'],
  ['d', 'days', '86400', 'day'],
  ['weeks', 'weeks', '604800', 'week,wk,wks'],
  ['fortnights', 'fortnights', '1209600', 'fortnight'],
  ['months', 'months', '2628000', 'month', monthNote],
  ['years', 'years', '31536000', 'year,yr,yrs', yearNote],
  ['decades', 'decades', '315360000', 'decade', yearNote],
  ['centuries', 'centuries', '3153600000', 'century', yearNote],
]);

const binaryNote = 'Prefixes count in thousands (1 GB = 1,000 MB); GiB and MiB count in steps of 1,024.';

/** In bytes. */
const data = unitsOf('data', [
  ['bit', 'bits', '0.125', 'bits'],
  ['kbit', 'kilobits', '125', 'kilobit,kbits'],
  ['Mbit', 'megabits', '125000', 'megabit,mbits'],
  ['Gbit', 'gigabits', '125000000', 'gigabit,gbits'],
  ['B', 'bytes', '1', 'byte'],
  ['kB', 'kilobytes', '1000', 'kilobyte,kbytes', binaryNote],
  ['MB', 'megabytes', '1000000', 'megabyte,mbytes,megs,meg', binaryNote],
  ['GB', 'gigabytes', '1000000000', 'gigabyte,gigs,gig,gbytes', binaryNote],
  ['TB', 'terabytes', '1000000000000', 'terabyte', binaryNote],
  ['PB', 'petabytes', '1000000000000000', 'petabyte', binaryNote],
  ['KiB', 'kibibytes', '1024', 'kibibyte'],
  ['MiB', 'mebibytes', '1048576', 'mebibyte'],
  ['GiB', 'gibibytes', '1073741824', 'gibibyte'],
  ['TiB', 'tebibytes', '1099511627776', 'tebibyte'],
]);

/** In bytes a second. */
const dataRates = unitsOf('data rate', [
  ['kbit/s', 'kilobits per second', '125', 'kbps'],
  ['Mbit/s', 'megabits per second', '125000', 'mbps,mbit per second,megabit per second'],
  ['Gbit/s', 'gigabits per second', '125000000', 'gbps,gbit per second'],
  ['kB/s', 'kilobytes per second', '1000', 'kb per second'],
  ['MB/s', 'megabytes per second', '1000000', 'mb per second,megabyte per second'],
  ['GB/s', 'gigabytes per second', '1000000000', 'gb per second'],
]);

/** In joules. */
const energies = unitsOf('energy', [
  ['J', 'joules', '1', 'joule'],
  ['kJ', 'kilojoules', '1000', 'kilojoule'],
  ['MJ', 'megajoules', '1000000', 'megajoule'],
  ['cal', 'calories', '4.184', 'calorie', 'Thermochemical calories; on food “calories” mean kilocalories.'],
  ['kcal', 'kilocalories', '4184', 'kilocalorie,kcals'],
  ['Wh', 'watt hours', '3600', 'watt hour,watthours'],
  ['kWh', 'kilowatt hours', '3600000', 'kilowatt hour,kilowatthours,kilowatthour,kwhs'],
  ['MWh', 'megawatt hours', '3600000000', 'megawatt hour'],
  ['BTU', 'British thermal units', '1055.05585262', 'btus,british thermal unit'],
  ['eV', 'electronvolts', '1.602176634e-19', 'electronvolt,electron volts'],
]);

/** In watts. */
const powers = unitsOf('power', [
  ['W', 'watts', '1', 'watt'],
  ['kW', 'kilowatts', '1000', 'kilowatt'],
  ['megawatts', 'megawatts', '1000000', 'megawatt'],
  [
    'hp',
    'horsepower',
    '745.69987158227022',
    'horse power,horsepowers,bhp',
    'Mechanical horsepower of 550 foot-pounds a second; the metric one is 735.49875 W.',
  ],
  ['PS', 'metric horsepower', '735.49875', 'metric hp'],
]);

/** In pascals. */
const pressures = unitsOf('pressure', [
  ['Pa', 'pascals', '1', 'pascal'],
  ['hPa', 'hectopascals', '100', 'hectopascal,millibar,millibars,mbar'],
  ['kPa', 'kilopascals', '1000', 'kilopascal'],
  ['MPa', 'megapascals', '1000000', 'megapascal'],
  ['bar', 'bars', '100000', 'bars'],
  ['atm', 'atmospheres', '101325', 'atmosphere'],
  ['psi', 'pounds per square inch', '6894.757293168361', 'pound per square inch'],
  ['mmHg', 'millimetres of mercury', '133.322387415', 'mm hg,millimeters of mercury,torr'],
  ['inHg', 'inches of mercury', '3386.388640341', 'in hg'],
]);

const forces = unitsOf('force', [
  ['N', 'newtons', '1', 'newton'],
  ['kilonewtons', 'kilonewtons', '1000', 'kilonewton'],
  ['lbf', 'pounds of force', '4.4482216152605', 'pound force'],
  ['kgf', 'kilograms of force', '9.80665', 'kilogram force'],
]);

const angles = unitsOf('angle', [
  ['°', 'degrees', '1', 'degree,deg'],
  ['rad', 'radians', '57.29577951308232087679815481410517033240547246656432154916', 'radian,rads'],
  ['gon', 'gradians', '0.9', 'gradian,grads,gon'],
  ['turns', 'full turns', '360', 'turn,revolution,revolutions,full turn'],
  [
    'arcmin',
    'minutes of arc',
    '0.01666666666666666666666666666666666666666666666666666666666667',
    'arc minute,arcminutes,arcminute,minute of arc',
  ],
  [
    'arcsec',
    'seconds of arc',
    '0.00027777777777777777777777777777777777777777777777777777777778',
    'arc second,arcseconds,arcsecond,second of arc',
  ],
]);

const frequencies = unitsOf('frequency', [
  ['Hz', 'hertz', '1', ''],
  ['kHz', 'kilohertz', '1000', ''],
  ['MHz', 'megahertz', '1000000', ''],
  ['GHz', 'gigahertz', '1000000000', ''],
  [
    'rpm',
    'revolutions per minute',
    '0.01666666666666666666666666666666666666666666666666666666666667',
    'rounds per minute',
  ],
]);

/** In kilometres a litre; litres for 100 km are 100 divided by that. */
const fuelUses: readonly UnitOfMeasure[] = [
  ...unitsOf('fuel use', [
    ['km/l', 'kilometres per litre', '1', 'kmpl,km per liter,km per litre,kilometers per liter'],
    [
      'mpg',
      'miles per US gallon',
      '0.42514370743027200340114965944115',
      'miles per gallon,mpg us,us mpg',
      'Taken with the US gallon; in Britain a gallon is larger.',
    ],
    [
      'mpg (imperial)',
      'miles per imperial gallon',
      '0.35400618993464713633034018903585',
      'uk mpg,mpg uk,imperial mpg,mpg imperial,miles per imperial gallon',
    ],
  ]),
  {
    dimension: 'fuel use',
    sign: 'l/100 km',
    plural: 'litres per 100 km',
    factor: '100',
    isInverse: true,
    names: [
      'l/100 km',
      'l/100km',
      'liters per 100 km',
      'litres per 100 km',
      'litres per 100km',
      'liters per 100km',
      'l per 100 km',
      'l per 100km',
      'litres per 100 kilometres',
      'liters per 100 kilometers',
      'litre/100km',
    ],
  },
];

export const derivedUnits: readonly UnitOfMeasure[] = [
  ...speeds,
  ...times,
  ...data,
  ...dataRates,
  ...energies,
  ...powers,
  ...pressures,
  ...forces,
  ...angles,
  ...frequencies,
  ...fuelUses,
];
