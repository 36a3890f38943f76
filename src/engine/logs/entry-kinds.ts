/** What is noted of one sort of entry: its words, the fields that such an entry has beside its day, and examples of them. */
export interface EntryKind {
  readonly one: string;
  readonly many: string;
  /** Lines of fields as cases write them; the first one names the entry. */
  readonly fields: Readonly<Record<string, string>>;
  readonly samples: readonly (readonly (string | number | boolean | null)[])[];
  /** It may lie ahead: nobody notes a feeding of tomorrow, but an appointment. */
  readonly isAhead: boolean;
}

type Row = EntryKind['samples'][number];

function kind(
  words: string,
  named: string,
  fields: EntryKind['fields'],
  samples: readonly Row[],
  isAhead = false,
): [string[], EntryKind] {
  const [one = '', many = ''] = named.split('/');
  return [words.split(' '), { one, many, fields, samples, isAhead }];
}

const known: readonly [string[], EntryKind][] = [
  kind(
    'feeding feed meal',
    'feeding/feedings',
    { food: 'text! | Food', amount: 'text', by: 'text | Given by' },
    [
      ['Dry food', 'one bowl', 'Renske'],
      ['Wet food', 'two tins', 'Ottmar'],
      ['Dry food', 'one bowl', null],
    ],
  ),
  kind('watering water', 'watering/waterings', { how: 'text! | How', note: 'text' }, [
    ['Well watered', null],
    ['A little', 'soil still damp'],
    ['Well watered', null],
  ]),
  kind(
    'fertilising fertilizing fertiliser fertilizer',
    'feeding/feedings',
    { what: 'text! | What', note: 'text' },
    [
      ['Liquid feed', null],
      ['Half dose', 'after repotting'],
    ],
  ),
  kind(
    'vet veterinary',
    'vet visit/vet visits',
    { reason: 'text! | Why', treatment: 'text', next: 'date | Next visit' },
    [
      ['Check-up', 'All well', '+150'],
      ['Sore eye', 'Drops for a week', null],
      ['Vaccination', 'Booster given', '+360'],
    ],
  ),
  kind('vaccination vaccine jab', 'vaccination/vaccinations', { vaccine: 'text!', next: 'date | Next due' }, [
    ['First dose', '+28'],
    ['Booster', '+360'],
    ['Yearly dose', '+355'],
  ]),
  kind('weight weighing', 'weighing/weighings', { weight: 'number(0..)! in kg | Weight', note: 'text' }, [
    [41.5, null],
    [42.2, 'after the winter'],
    [39.8, null],
  ]),
  kind(
    'medicine medication med pill tablet dose',
    'dose/doses',
    { medicine: 'text!', amount: 'text', by: 'text | Given by' },
    [
      ['Ramipril 5 mg', '1 tablet', null],
      ['Vitamin D', '10 drops', null],
      ['Paracetamol 500 mg', '1 tablet', null],
    ],
  ),
  kind(
    'appointment doctor hospital',
    'appointment/appointments',
    { with: 'text! | With whom', time: 'time', place: 'text | Where', result: 'long-text | What was said' },
    [
      ['Family doctor', '10:15', null, null],
      ['Physiotherapy', '14:00', null, null],
      ['Eye clinic', '09:30', null, null],
    ],
    true,
  ),
  kind(
    'training workout exercise practice',
    'training/trainings',
    { what: 'text! | What', minutes: 'number(0..)! in min', note: 'text' },
    [
      ['Passing drills', 60, null],
      ['Running', 45, 'wet ground'],
      ['Strength', 50, null],
    ],
  ),
  kind(
    'injury accident',
    'injury/injuries',
    { what: 'text! | What', where: 'text | Where it hurts', back: 'date | Fit again' },
    [
      ['Sprain', 'left ankle', '+10'],
      ['Bruise', 'shoulder', '+3'],
    ],
  ),
  kind(
    'fuel refuel filling',
    'fill-up/fill-ups',
    { litres: 'number(0..)! in l', km: 'number(0..) in km | Odometer', cost: 'money' },
    [
      [52, 84210, 88.4],
      [47.5, 84790, 80.2],
      [50.1, 85340, 85.7],
    ],
  ),
  kind(
    'service maintenance repair',
    'service/services',
    {
      what: 'text! | What was done',
      km: 'number(0..) in km | Odometer',
      cost: 'money',
      next: 'date | Next due',
    },
    [
      ['Oil and filters', 80100, 210, '+170'],
      ['Brake pads', 82400, 340, null],
      ['Inspection', 83900, 120, '+340'],
    ],
  ),
  kind('cleaning', 'cleaning/cleanings', { what: 'text! | What', by: 'text | Done by' }, [
    ['Swept and mopped', 'Renske'],
    ['Deep clean', 'Ottmar'],
  ]),
  kind(
    'sleep nap',
    'night/nights',
    { hours: 'number(0..24)! in h | Slept', quality: 'rating | How well', note: 'text' },
    [
      [7.5, 4, null],
      [6, 2, 'awake at three'],
      [8, 5, null],
    ],
  ),
  kind(
    'mood feeling',
    'mood/moods',
    { mood: 'choice(very good, good, so-so, low, very low)! | Mood', why: 'text | Because' },
    [
      ['good', 'long walk'],
      ['so-so', null],
      ['very good', 'friends for dinner'],
    ],
  ),
  kind('food eating diet', 'meal/meals', { what: 'text! | What', note: 'text' }, [
    ['Porridge and apple', null],
    ['Lentil soup', null],
    ['Rice and beans', 'two helpings'],
  ]),
  kind(
    'symptom pain',
    'symptom/symptoms',
    { what: 'text! | What', strength: 'number(0..10)! | How strong' },
    [
      ['Headache', 4],
      ['Tired', 6],
    ],
  ),
  kind(
    'visitor visit guest',
    'visitor/visitors',
    { who: 'text! | Name', sees: 'text | Comes to see', time: 'time | In at', out: 'time | Out at' },
    [
      ['Henrike Voss', 'Workshop', '09:10', '10:05'],
      ['Paulo Matos', 'Office', '11:30', null],
    ],
  ),
  kind(
    'parcel package delivery post mail',
    'parcel/parcels',
    { for: 'text! | For whom', from: 'text', collected: 'yes-no = false' },
    [
      ['Iris Calloway', 'Post', true],
      ['Tomas Reel', 'Courier', false],
    ],
  ),
  kind('egg laying', 'egg count/egg counts', { eggs: 'number(0..)!', note: 'text' }, [
    [6, null],
    [5, 'one soft shell'],
  ]),
  kind('milk milking', 'milking/milkings', { litres: 'number(0..)! in l', note: 'text' }, [
    [12.5, null],
    [11.8, null],
  ]),
  kind(
    'swim swimming run running ride riding walk walking',
    'outing/outings',
    { km: 'number(0..)! in km', minutes: 'number(0..) in min' },
    [
      [5.2, 34],
      [8, 51],
    ],
  ),
  kind(
    'rain rainfall temperature weather',
    'weather note/weather notes',
    { what: 'text! | Weather', degrees: 'number in °C', rain: 'number(0..) in mm' },
    [
      ['Bright', 14, 0],
      ['Showers', 9, 6],
    ],
  ),
  kind('photo observation sighting', 'observation/observations', { what: 'text! | What', where: 'text' }, [
    ['Seen at dusk', null],
    ['Two at the water', null],
  ]),
];

const byWord: ReadonlyMap<string, EntryKind> = new Map(
  known.flatMap(([words, one]) => words.map((word): [string, EntryKind] => [word, one])),
);

/** What is noted of it; undefined of a word that nothing is known of. */
export function entryKind(word: string): EntryKind | undefined {
  return byWord.get(word.toLowerCase());
}
