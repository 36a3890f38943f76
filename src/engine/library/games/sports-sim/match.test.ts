import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { newSportMatch, playMatch, totalOf } from './match.ts';
import { type Sport, type SportId, sports } from './sports.ts';

const ids = Object.keys(sports) as SportId[];

describe('match simulation', () => {
  it.each(ids)('plays %s to an end, with scorers that add up', (id) => {
    const sport: Sport = sports[id];
    for (let seed = 0; seed < 30; seed += 1) {
      const match = playMatch(sport, newSportMatch(sport, 'Lions', 'Eagles'), createRandom(seed));
      expect(match.played).toBeGreaterThanOrEqual(sport.periods);
      expect(sport.draws || totalOf(match.home) !== totalOf(match.away)).toBe(true);
      for (const side of [match.home, match.away])
        expect(Object.values(side.scorers).reduce((sum, points) => sum + points, 0)).toBe(totalOf(side));
    }
  });

  it('scores about as much as the sport does', () => {
    const average = (id: SportId) => {
      const sport: Sport = sports[id];
      let sum = 0;
      for (let seed = 0; seed < 100; seed += 1) {
        const match = playMatch(sport, newSportMatch(sport, 'Lions', 'Eagles'), createRandom(seed));
        sum += totalOf(match.home) + totalOf(match.away);
      }
      return sum / 100;
    };
    expect(average('football')).toBeGreaterThan(1.8);
    expect(average('football')).toBeLessThan(3.8);
    expect(average('basketball')).toBeGreaterThan(150);
    expect(average('basketball')).toBeLessThan(250);
  });
});
