import { type UnitOfMeasure, unitsOf } from './unit.ts';

/*
 * Factors: NIST Special Publication 811 (2008), appendix B, and the SI brochure of the BIPM (9th edition). The inch is 25.4 mm, the pound
 * 0.45359237 kg and the US gallon 231 cubic inches by definition; the imperial gallon is 4.54609 litres by British law.
 */
const lengths = unitsOf('length', [
  ['nm', 'nanometres', '1e-9', 'nanometre,nanometer,nanometers'],
  ['µm', 'micrometres', '1e-6', 'um,micrometre,micrometer,micrometers,micron,microns'],
  ['mm', 'millimetres', '0.001', 'millimetre,millimeter,millimeters'],
  ['cm', 'centimetres', '0.01', 'centimetre,centimeter,centimeters,cms,centi'],
  ['dm', 'decimetres', '0.1', 'decimetre,decimeter,decimeters'],
  ['m', 'metres', '1', 'metre,meter,meters,mtr,mtrs'],
  ['km', 'kilometres', '1000', 'kilometre,kilometer,kilometers,kms,klicks,kilometar,kilometars'],
  ['in', 'inches', '0.0254', 'inch,inchs,",ins'],
  ['ft', 'feet', '0.3048', "foot,feets,'"],
  ['yd', 'yards', '0.9144', 'yard,yds'],
  ['mi', 'miles', '1609.344', 'mile'],
  ['nmi', 'nautical miles', '1852', 'nautical mile,sea mile,sea miles'],
  ['fathoms', 'fathoms', '1.8288', 'fathom'],
  ['furlongs', 'furlongs', '201.168', 'furlong'],
  ['ly', 'light years', '9460730472580800', 'light year,lightyear,lightyears,light-year,light-years'],
  ['au', 'astronomical units', '149597870700', 'astronomical unit'],
]);

const areas = unitsOf('area', [
  [
    'mm²',
    'square millimetres',
    '0.000001',
    'mm^2,mm2,sq mm,square millimetre,square millimeter,square millimeters',
  ],
  [
    'cm²',
    'square centimetres',
    '0.0001',
    'cm^2,cm2,sq cm,square centimetre,square centimeter,square centimeters,square cm',
  ],
  [
    'm²',
    'square metres',
    '1',
    'm^2,m2,sqm,sq m,square metre,square meter,square meters,sq metres,sq meters,square m',
  ],
  [
    'km²',
    'square kilometres',
    '1000000',
    'km^2,km2,sq km,sqkm,square kilometre,square kilometer,square kilometers,square km',
  ],
  ['ha', 'hectares', '10000', 'hectare,hectars,hectar'],
  ['ares', 'ares', '100', 'ar'],
  ['in²', 'square inches', '0.00064516', 'in^2,sq in,square inch,square in'],
  ['ft²', 'square feet', '0.09290304', 'ft^2,ft2,sq ft,sqft,square foot,square ft,sq feet'],
  ['yd²', 'square yards', '0.83612736', 'yd^2,sq yd,square yard,square yd,sq yards'],
  ['ac', 'acres', '4046.8564224', 'acre', 'An international acre of 4,840 square yards.'],
  ['mi²', 'square miles', '2589988.110336', 'mi^2,sq mi,square mile,square mi,sq miles'],
]);

const american = 'Taken as the US measure; the imperial one is larger.';
const cupNote = 'A US cup of 236.588 ml; a metric cup is 250 ml.';
const spoonNote = 'A US spoon; a metric teaspoon is 5 ml and a metric tablespoon 15 ml.';

/** In litres. */
const volumes = unitsOf('volume', [
  [
    'ml',
    'millilitres',
    '0.001',
    'millilitre,milliliter,milliliters,mls,cc,cm^3,cm3,cubic centimetre,cubic centimetres,cubic centimeters,cubic cm',
  ],
  ['cl', 'centilitres', '0.01', 'centilitre,centiliter,centiliters'],
  ['dl', 'decilitres', '0.1', 'decilitre,deciliter,deciliters'],
  ['l', 'litres', '1', 'litre,liter,liters,ltr,ltrs,lt,liteer,dm^3,cubic decimetres,cubic decimeters'],
  ['hl', 'hectolitres', '100', 'hectolitre,hectoliter,hectoliters'],
  ['m³', 'cubic metres', '1000', 'm^3,m3,cubic metre,cubic meter,cubic meters,cubic m,cbm'],
  ['in³', 'cubic inches', '0.016387064', 'in^3,cubic inch,cu in'],
  ['ft³', 'cubic feet', '28.316846592', 'ft^3,cubic foot,cubic ft,cu ft'],
  ['yd³', 'cubic yards', '764.554857984', 'yd^3,cubic yard,cu yd,cubic yd'],
  ['tsp', 'teaspoons', '0.00492892159375', 'teaspoon,tsps,tea spoon,tea spoons', spoonNote],
  ['tbsp', 'tablespoons', '0.01478676478125', 'tablespoon,tbsps,tbs,table spoon,table spoons', spoonNote],
  ['metric tsp', 'metric teaspoons', '0.005', 'metric teaspoon'],
  ['metric tbsp', 'metric tablespoons', '0.015', 'metric tablespoon'],
  [
    'fl oz',
    'fluid ounces',
    '0.0295735295625',
    'floz,fluid ounce,fl. oz,fl ounce,fl ounces,fl.oz,us fl oz,us fluid ounces',
    american.replace('larger', 'smaller'),
  ],
  ['cups', 'US cups', '0.2365882365', 'cup,us cup,us cups,cupps', cupNote],
  ['metric cups', 'metric cups', '0.25', 'metric cup'],
  ['pt', 'US pints', '0.473176473', 'pint,pints,us pint,us pints,pts', american],
  ['qt', 'US quarts', '0.946352946', 'quart,quarts,us quart,us quarts,qts', american],
  ['gal', 'US gallons', '3.785411784', 'gallon,gallons,us gallon,us gallons,gals,us gal', american],
  [
    'imp fl oz',
    'imperial fluid ounces',
    '0.0284130625',
    'imperial fluid ounce,uk fl oz,uk fluid ounce,uk fluid ounces,imperial fl oz',
  ],
  ['imp pt', 'imperial pints', '0.56826125', 'imperial pint,uk pint,uk pints,british pints,british pint'],
  [
    'imp gal',
    'imperial gallons',
    '4.54609',
    'imperial gallon,uk gallon,uk gallons,british gallons,british gallon',
  ],
  ['bbl', 'oil barrels', '158.987294928', 'barrel,barrels,oil barrel,barrels of oil'],
]);

const masses = unitsOf('mass', [
  ['µg', 'micrograms', '1e-9', 'ug,mcg,microgram,micrograms'],
  ['mg', 'milligrams', '1e-6', 'milligram,milligramme,milligrammes,mgs'],
  ['g', 'grams', '0.001', 'gram,gramme,grammes,gr,gm,gms,grm,grams'],
  ['dag', 'decagrams', '0.01', 'decagram,deka'],
  ['kg', 'kilograms', '1', 'kilogram,kilo,kilos,kilogramme,kilogrammes,kgs'],
  ['t', 'tonnes', '1000', 'tonne,metric ton,metric tons,metric tonnes'],
  ['oz', 'ounces', '0.028349523125', 'ounce,ozs,onces'],
  ['lb', 'pounds', '0.45359237', 'pound,lbs,punds,lb.,lbs.,#'],
  ['st', 'stone', '6.35029318', 'stones'],
  [
    'short tons',
    'short tons',
    '907.18474',
    'ton,tons,us ton,us tons,short ton',
    'A US short ton of 2,000 pounds; a tonne is 1,000 kg.',
  ],
  ['long tons', 'long tons', '1016.0469088', 'long ton,imperial ton,imperial tons,uk ton'],
  ['ct', 'carats', '0.0002', 'carat'],
  ['grains', 'grains', '0.00006479891', 'grain'],
  ['troy oz', 'troy ounces', '0.0311034768', 'troy ounce,ozt'],
]);

/** Of the kelvin; the offset is the kelvin at zero. */
const temperatures: readonly UnitOfMeasure[] = [
  {
    dimension: 'temperature',
    sign: '°C',
    plural: 'degrees Celsius',
    factor: '1',
    offset: '273.15',
    names: [
      'c',
      '°c',
      'celsius',
      'celcius',
      'celsuis',
      'degrees celsius',
      'degree celsius',
      'degrees c',
      'deg c',
      'centigrade',
      'degrees centigrade',
      'degrees celcius',
      'ºc',
    ],
  },
  {
    dimension: 'temperature',
    sign: '°F',
    plural: 'degrees Fahrenheit',
    factor: '0.55555555555555555555555555555555555555555555555555555555555555',
    offset: '255.37222222222222222222222222222222222222222222222222222222222222',
    names: [
      'f',
      '°f',
      'fahrenheit',
      'farenheit',
      'fahrenheid',
      'farenheight',
      'fahrenhit',
      'degrees fahrenheit',
      'degree fahrenheit',
      'degrees farenheit',
      'degrees f',
      'deg f',
      'ºf',
    ],
  },
  {
    dimension: 'temperature',
    sign: 'K',
    plural: 'kelvins',
    factor: '1',
    offset: '0',
    names: ['k', 'kelvin', 'degrees kelvin', '°k'],
  },
];

export const firstUnits: readonly UnitOfMeasure[] = [
  ...lengths,
  ...areas,
  ...volumes,
  ...masses,
  ...temperatures,
];
