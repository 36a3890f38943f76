import { choice, date, defineThing, image, longText, money, number, text } from '../thing.ts';

const named = text('name', 'Name', { required: true });
const picture = image('image', 'Picture');

export const things = [
  defineThing({
    words: ['boat', 'sailboat', 'sailing boat', 'yacht', 'dinghy', 'canoe', 'kayak'],
    title: 'name',
    layout: 'cards',
    fields: [
      named,
      choice('type', 'Type', ['Dinghy', 'Yacht', 'Motor boat', 'Rowing boat', 'Canoe']),
      text('berth', 'Berth'),
      number('length', 'Length', { unit: 'm', min: 0 }),
      number('seats', 'Seats', { min: 1 }),
      number('year', 'Built', { min: 1900, max: 2100 }),
      money('price', 'Price per day', { min: 0 }),
      choice('status', 'Status', ['Available', 'Out', 'In repair']),
      picture,
    ],
    rows: [
      ['Sea Thistle', 'Yacht', 'A4', 9.2, 6, 1998, 140, 'Available', ''],
      ['Little Auk', 'Dinghy', 'B1', 4.1, 2, 2016, 35, 'Available', ''],
      ['Marigold', 'Motor boat', 'A7', 6.5, 5, 2012, 110, 'Out', ''],
      ['Two Oars', 'Rowing boat', 'C2', 3.8, 3, 2005, 20, 'Available', ''],
      ['Kittiwake', 'Dinghy', 'B3', 4.7, 3, 2021, 40, 'In repair', ''],
      ['Heron', 'Canoe', 'C5', 5, 2, 2019, 25, 'Available', ''],
    ],
  }),
  defineThing({
    words: ['bicycle', 'bike', 'mountain bike', 'cargo bike', 'e-bike'],
    title: 'name',
    layout: 'cards',
    fields: [
      named,
      choice('type', 'Type', ['City', 'Mountain', 'Road', 'Cargo', 'Electric', 'Children']),
      text('frame', 'Frame number'),
      choice('size', 'Size', ['S', 'M', 'L']),
      number('gears', 'Gears', { min: 1 }),
      date('serviced', 'Last service'),
      money('price', 'Price per day', { min: 0 }),
      choice('status', 'Status', ['Available', 'Out', 'In repair']),
      picture,
    ],
    rows: [
      ['Green city bike', 'City', 'CB-2041', 'M', 7, '-12', 14, 'Available', ''],
      ['Long cargo bike', 'Cargo', 'CG-0187', 'L', 8, '-30', 28, 'Out', ''],
      ['Hardtail 29', 'Mountain', 'MT-5520', 'L', 12, '-5', 22, 'Available', ''],
      ['Steel road bike', 'Road', 'RD-1173', 'M', 18, '-44', 18, 'In repair', ''],
      ['Electric commuter', 'Electric', 'EL-9004', 'M', 10, '-20', 32, 'Available', ''],
      ['First pedals', 'Children', 'CH-0312', 'S', 1, '-60', 8, 'Available', ''],
    ],
  }),
  defineThing({
    words: ['dog', 'puppy'],
    title: 'name',
    layout: 'cards',
    fields: [
      named,
      text('breed', 'Breed'),
      number('age', 'Age', { unit: 'years', min: 0 }),
      text('owner', 'Owner'),
      choice('size', 'Size', ['Small', 'Medium', 'Large']),
      longText('about', 'About'),
      image('photo', 'Photo'),
    ],
    rows: [
      ['Biscuit', 'Beagle mix', 3, 'Elena Novak', 'Medium', 'Friendly with children and always hungry.', ''],
      ['Rusty', 'Irish setter', 5, 'Marcus Bell', 'Large', 'Pulls at first, then walks nicely.', ''],
      ['Mochi', 'Shiba', 2, 'Priya Raman', 'Medium', 'Does not like to share balls.', ''],
      ['Rex', 'German shepherd', 6, 'Jonas Weber', 'Large', 'Well trained, waits at every kerb.', ''],
      ['Pip', 'Jack Russell', 1, 'Amara Diallo', 'Small', 'Needs a long lead and two biscuits.', ''],
      ['Nell', 'Border collie', 8, 'Chen Wei', 'Medium', 'Knows the way home by heart.', ''],
    ],
  }),
];
