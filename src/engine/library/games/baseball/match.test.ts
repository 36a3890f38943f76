import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { advance, hitsOf, newMatch, playGame, runsOf } from './match.ts';

describe('baseball', () => {
  it('moves the runners', () => {
    expect(advance([1, 2, 3], 4, 'home run').scored).toHaveLength(4);
    expect(advance([1, undefined, 3], 4, 'walk')).toEqual({ bases: [4, 1, 3], scored: [] });
    expect(advance([1, 2, 3], 4, 'walk')).toEqual({ bases: [4, 1, 2], scored: [3] });
    expect(advance([1, 2, undefined], 4, 'single')).toEqual({ bases: [4, 1, undefined], scored: [2] });
  });

  it('plays whole games whose figures agree', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const match = playGame(newMatch('River Hawks', 'Harbor Kings'), createRandom(seed));
      expect(match.inning).toBeGreaterThanOrEqual(9);
      const [away, home] = match.teams;
      expect(runsOf(away)).not.toBe(runsOf(home));
      for (const team of match.teams) {
        expect(team.lines.reduce((sum, { runs }) => sum + runs, 0)).toBe(runsOf(team));
        expect(team.lines.reduce((sum, { battedIn }) => sum + battedIn, 0)).toBe(runsOf(team));
        expect(hitsOf(team)).toBeGreaterThanOrEqual(0);
      }
      expect(match.batting === 1 || runsOf(home) > runsOf(away)).toBe(true);
    }
  });
});
