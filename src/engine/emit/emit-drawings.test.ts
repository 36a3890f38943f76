import { describe, expect, it } from 'vitest';
import { filesOf, planFromText } from '../generate.ts';
import { chooseDrawings } from './emit-drawings.ts';

function chosenFor(text: string) {
  const { scene, things, people } = chooseDrawings(planFromText(text));
  return {
    scene: scene?.drawing.name,
    things: things.map(({ drawing }) => drawing.name),
    people: people.length,
  };
}

describe('the drawings of an app', () => {
  it('are those that its records, its things and its subject call for', () => {
    const bakery = chosenFor('A bakery shop. Users can browse cakes and order bread.');
    expect(bakery.scene).toBe('market-scene');
    expect(bakery.things).toEqual(expect.arrayContaining(['cake', 'bread']));
    expect(bakery.things).not.toContain('tractor');
    expect(chosenFor('A sailing club. Members can book boats.')).toMatchObject({
      scene: 'harbour-scene',
      things: expect.arrayContaining(['sailboat']),
    });
  });

  it('show heads for people, whatever their names mean', () => {
    const { people, things } = chosenFor('A gym. Trainers manage members.');
    expect(people).toBeGreaterThan(3);
    expect(things).not.toContain('person');
    expect(chosenFor('A recipe box. Users can add recipes.').people).toBe(0);
  });

  it('come with the app, and no others', () => {
    const text = filesOf(planFromText('A bakery shop. Users can order bread.'))['src/drawings.ts'] ?? '';
    expect(text).toContain("'sourdough'");
    expect(text).not.toContain("'stethoscope'");
    expect(text.length).toBeLessThan(30_000);
  });
});
