import { describe, expect, it } from 'vitest';
import { planFromText } from '../generate.ts';
import { characterDefaults } from '../plan/choose-theme.ts';
import { askedPalette } from './asked-palette.ts';

const coloursOf = (text: string) => {
  const { background, component } = planFromText(text).theme;
  return [background, component];
};

describe('words for colours', () => {
  it.each([
    ['a shop for candles, in cream and terracotta', '#faf5ea', '#c4623f'],
    ['a tea journal in cream and sage', '#faf5ea', '#8aa17f'],
    ['a wedding list in blush and navy', '#f3d5cf', '#1b2a4e'],
    ['a reading list. Use #fafbfc for the background and #123456 for components.', '#fafbfc', '#123456'],
    ['a plant diary in earthy tones', '#f6f0e4', '#7a5230'],
    ['a list of chores with a pastel theme', '#fbf4fb', '#c3a6e8'],
    ['a medicine plan, high contrast colours please', '#ffffff', '#000000'],
    ['a sleep diary. Make it warm and calm.', '#faf5ea', '#a8583a'],
  ])('mean what a designer means: %s', (text, background, component) =>
    expect(coloursOf(text)).toEqual([background, component]),
  );

  it.each([
    'a plan of the beds in my rose garden',
    'a list of the lessons that Mr Brown gives',
    'orders of orange juice for the canteen',
    'a list of olive trees with their harvest',
    'a register of navy veterans',
    'volunteers of the Red Cross',
    'a catalogue of mint coins',
    'bookings of the Blue Lagoon pool',
    'a salmon fishing log',
    'a sage tea shop',
    'a list of peach recipes',
    'an archive of gold medals',
  ])('that are none colour nothing: %s', (text) => {
    const usual = Object.values(characterDefaults).map(({ background, component }) => [
      background,
      component,
    ]);
    expect(usual).toContainEqual(coloursOf(text));
  });

  it.each([
    'earthy teas and their prices',
    'a list of bright ideas',
    'stock of a cold store',
    'warm meals for seniors',
    'pastel drawings for sale',
    'cool boxes that we lend',
  ])('speak of things and not of the app: %s', (text) => expect(askedPalette(text)).toBeUndefined());
});
