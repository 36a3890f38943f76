import { describe, expect, it } from 'vitest';
import { saidLists } from './said-lists.ts';
import { saidOnes } from './said-people.ts';
import { saidContact, saidPlace, saidTitle, saidWriter } from './said-place.ts';

function listsOf(text: string): string[] {
  return saidLists(text).map(
    ({ of, names }) => `${of}: ${names.map(({ name, figure }) => `${name}${figure ?? ''}`).join(', ')}`,
  );
}

describe('lists of names', () => {
  it.each([
    ['Drivers Seán and Kasia, runs at 11 and 3.30.', 'drivers: Seán, Kasia'],
    ['Houses Simba, Chui, Ndovu, Twiga; totals weekly', 'houses: Simba, Chui, Ndovu, Twiga'],
    ['Ministers: Rev. Pugh, Rev. Osei.', 'ministers: Rev. Pugh, Rev. Osei'],
    ['6 dormitories: Nile 40, Tana 36 and Mara 40', 'dormitories: Nile40, Tana36, Mara40'],
    ['chores for my kids Mila 11, Jonas 9 and Petra 6', 'kids: Mila11, Jonas9, Petra6'],
    ['Teacher Grace and Teacher Mercy fill', 'teacher: Grace, Mercy'],
    ['a site with Dr Osei and Dr Lindqvist', 'team: Dr Osei, Dr Lindqvist'],
    ['three series: Ferries, Sunday Men, Wet Stone.', 'series: Ferries, Sunday Men, Wet Stone'],
  ])('hears “%s”', (text, list) => {
    expect(listsOf(text)).toEqual([list]);
  });

  it.each([
    'open Monday and Tuesday, closed in June and July',
    'German and Polish for the leaflets',
    'the choir, Alto, Tenor and Sunday Evening',
    'sailing (Rosslare–Cherbourg) with Excel and WhatsApp',
    'our homeowners association in Imus, Cavite',
  ])('hears none in “%s”', (text) => {
    expect(listsOf(text)).toEqual([]);
  });
});

describe('single names', () => {
  it.each([
    ['librarian Edith posts, return in 2 months', 'librarian=Edith'],
    ['Technician is Zoli, he only can start a firing.', 'technician=Zoli'],
    ['the chairman (Big Sanjay) decides', 'chairman=Big Sanjay'],
    ['Contact is Herr Sauter.', 'contact=Herr Sauter'],
  ])('hears “%s”', (text, one) => {
    expect(saidOnes(text).map(({ of, name }) => `${of}=${name}`)).toEqual([one]);
  });

  it('takes no place for a person', () => {
    expect(saidOnes('Horse vet, County Kildare. Shared sailing boat, Kiel, seven owners.')).toEqual([]);
  });
});

describe('places', () => {
  it.each([
    ['Canoe rental at Lake Orvanne', 'Lake Orvanne'],
    ['a cooperative of 26 potters near Oaxaca and want', 'Oaxaca'],
    ['Horse vet, County Kildare. I drive, they wait.', 'County Kildare'],
    ['our homeowners association in Imus, Cavite. Please', 'Imus, Cavite'],
    ['dentist at 12 Mill Road in Leeds', '12 Mill Road, Leeds'],
    ['a folk high school in Jutland. The course has', 'Jutland'],
  ])('hears “%s”', (text, place) => {
    expect(saidPlace(text)).toBe(place);
  });

  it.each([
    'My daughter in Tampa puts things in',
    "It's in Birgit's barn until December",
    'leaflets in English, posts on Facebook, ready in March',
    'from Monday on, at Christmas',
  ])('hears none in “%s”', (text) => {
    expect(saidPlace(text)).toBeUndefined();
  });
});

it('knows the name of a club, a shop and somebody who writes about themself', () => {
  expect(saidTitle('Swim gala entries. Club: Otters of Wexford. Events list I can edit.')).toBe(
    'Otters of Wexford',
  );
  expect(saidTitle('a website for my bakery called Crumb & Co, with breads')).toBe('Crumb & Co');
  expect(saidTitle('my cat is called Minka and needs insulin')).toBeUndefined();
  expect(saidWriter("I'm Jana, I teach piano in Brno")).toBe('Jana');
  expect(saidWriter("I'm Brewing kombucha")).toBeUndefined();
});

it('gives only the numbers and addresses that were typed', () => {
  expect(saidContact('ring 020 7946 0018 or write to hi@crumb.example')).toEqual({
    phone: '020 7946 0018',
    email: 'hi@crumb.example',
  });
  expect(saidContact('12 tables, open 9 to 18')).toEqual({});
});
