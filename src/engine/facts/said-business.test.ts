import { describe, expect, it } from 'vitest';
import { saidBusiness } from './said-business.ts';

describe('the name of a business', () => {
  it.each([
    ['Good morning. I keep the books of our savings group, Ubuntu, in Soweto, 9 women.', 'Ubuntu', 'group'],
    ['A site for my yoga school in Porto, Quiet Tide, with the timetable', 'Quiet Tide', undefined],
    ['Website of my barber, Salon Belle in Nantes. Cuts from 20', 'Salon Belle', undefined],
    ['Flower list for St Mary’s. Nine people', 'St Mary’s', undefined],
    ['We are a fire brigade in a small town (FF Oberau, 30 members) and buy things', 'FF Oberau', undefined],
    ['Shared oven at Clayfield Studio (Bath). Seven members', 'Clayfield Studio', undefined],
    ['We make cider in a barn in Kent: Old Ladder Brewing, two tanks', 'Old Ladder Brewing', undefined],
    ['Kastel Rowing Club, Split – races and points.', 'Kastel Rowing Club', undefined],
    ['Photo contest of the Bergen Camera Club, theme light', 'Bergen Camera Club', undefined],
    ['our kennel Haus Waldblick has 12 places', 'Haus Waldblick', undefined],
  ])('is heard in “%s”', (text, name, kind) => {
    expect(saidBusiness(text)).toEqual({ name, ...(kind === undefined ? {} : { kind }) });
  });

  it.each([
    'a booking app for my sister, Ana, who cuts hair in Lyon',
    'I am a tailor in Ibadan, Nigeria. I keep measurements',
    'Rota of readers for our Sunday services',
    'my dog, Bruno, eats twice a day',
    'Four of us drive from Ballinasloe to Galway every day',
    'Customers book a Massage or a Facial on Monday',
    'Standings for our league in Iloilo, Philippines, 8 teams',
    'migraine diary',
  ])('is not in “%s”', (text) => {
    expect(saidBusiness(text)).toBeUndefined();
  });
});
