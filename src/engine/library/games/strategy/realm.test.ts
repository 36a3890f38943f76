import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import {
  attackOf,
  build,
  endTurn,
  enterTile,
  giftOf,
  homeTile,
  lastTurn,
  mayEnter,
  neighbours,
  newRealm,
  recruit,
  strongholdTile,
} from './realm.ts';

function start() {
  return newRealm('Orcs', 'Elves', giftOf('Orcs', 0), createRandom(1));
}

describe('the strategy game', () => {
  it('pays for buildings and soldiers, and refuses what is too dear', () => {
    const realm = build(start(), 'Farm');
    expect(realm.built.Farm).toBe(1);
    expect(realm.stock.gold).toBe(40);
    expect(recruit(realm, 'Knight')).toBe(realm);
    const poor = { ...realm, stock: { gold: 0, wood: 0, food: 0 } };
    expect(build(poor, 'Mine')).toBe(poor);
  });

  it('explores only beside the own land, and as often as there are moves', () => {
    let realm = start();
    const [near = 0] = neighbours(homeTile);
    expect(mayEnter(realm, strongholdTile)).toBe(false);
    realm = enterTile(realm, near, createRandom(2));
    expect(realm.moves).toBe(2);
    expect(realm.tiles[near]?.owned).toBe(true);
    expect(mayEnter({ ...realm, moves: 0 }, near)).toBe(false);
  });

  it('is won by taking the stronghold and lost when the home is overrun', () => {
    const realm = start();
    const strong = {
      ...realm,
      army: { Warrior: 0, Archer: 0, Knight: 20 },
      tiles: realm.tiles.map((tile) => ({ ...tile, owned: tile.place !== 'stronghold' })),
    };
    expect(attackOf(strong)).toBeGreaterThan(100);
    expect(enterTile(strong, strongholdTile, createRandom(1)).outcome).toBe('won');
    let weak = { ...realm, army: { Warrior: 0, Archer: 0, Knight: 0 } };
    const random = createRandom(3);
    for (let turn = 0; turn < lastTurn + 1 && weak.outcome === undefined; turn += 1)
      weak = endTurn(weak, random);
    expect(weak.outcome).toBe('lost');
  });
});
